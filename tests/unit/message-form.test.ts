import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, test, vi } from 'vitest';
import MessageForm from '../../src/components/contact/MessageForm.astro';
import { getPage, getSite } from '../../src/lib/content';

vi.mock('../../src/lib/content', async (original) => ({
  ...(await original<typeof import('../../src/lib/content')>()),
  getSite: vi.fn(),
}));
const actual = await vi.importActual<typeof import('../../src/lib/content')>('../../src/lib/content');
const words = await getPage('contact');

async function formOf(formAction?: string) {
  vi.mocked(getSite).mockResolvedValue({ ...(await actual.getSite()), formAction });
  const html = await (await AstroContainer.create()).renderToString(MessageForm, { props: { words } });
  return { html, form: /<form[^>]*>/.exec(html)?.[0] ?? '', button: /<button[^>]*>/.exec(html)?.[0] ?? '' };
}

test('without a form service it composes an e-mail, as plain text', async () => {
  const { html, button } = await formOf();
  expect(button).toContain('formaction="mailto:hello@example.com?subject=Message%20from%20the%20website"');
  expect(button).toContain('formenctype="text/plain"');
  expect(html).toContain(words.formHint);
});

test('with a form service it posts there, and says so', async () => {
  const { html, form, button } = await formOf('https://forms.example.org/f/1');
  expect(button).toContain('formaction="https://forms.example.org/f/1"');
  expect(form).toContain('method="post"');
  expect(button).not.toContain('enctype');
  expect(html).toContain(words.serviceHint);
  expect(html).not.toContain(words.formHint);
});
