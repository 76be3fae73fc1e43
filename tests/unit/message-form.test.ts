import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, test, vi } from 'vitest';
import MessageForm from '../../src/components/contact/MessageForm.astro';
import { readContent } from '../../src/content-check/files/read.ts';
import { getSite, getWording, type PageWords } from '../../src/lib/content';
import { FIXTURE_CONTENT } from '../support/fixture.ts';

// Vitest reads the content store of `npm run dev`, which holds the live content.
vi.mock('../../src/lib/content', () => ({ getSite: vi.fn(), getWording: vi.fn() }));
const { entries } = readContent(FIXTURE_CONTENT);
const dataOf = (file: string) => entries.find((entry) => entry.file === `content/${file}`)?.data;
const site = dataOf('site/index.md') as unknown as Awaited<ReturnType<typeof getSite>>;
const words = dataOf('pages/contact.md') as unknown as PageWords<'contact'>;

const wording = dataOf('wording/index.md') as unknown as Awaited<ReturnType<typeof getWording>>;

async function formOf(formAction?: string) {
  vi.mocked(getSite).mockResolvedValue({ ...site, formAction });
  vi.mocked(getWording).mockResolvedValue(wording);
  const html = await (await AstroContainer.create()).renderToString(MessageForm, { props: { words } });
  return { html, form: /<form[^>]*>/.exec(html)?.[0] ?? '', button: /<button[^>]*>/.exec(html)?.[0] ?? '' };
}

test('with a form service it posts there, and says so', async () => {
  const { html, form, button } = await formOf('https://forms.example.org/f/1');
  expect(button).toContain('formaction="https://forms.example.org/f/1"');
  expect(form).toContain('method="post"');
  expect(button).not.toContain('enctype');
  expect(html).toContain(words.serviceHint);
  expect(html).not.toContain(words.formHint);
  expect(html).not.toContain('data-result');
});
