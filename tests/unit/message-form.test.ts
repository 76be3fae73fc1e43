import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, test } from 'vitest';
import MessageForm from '../../src/components/contact/MessageForm.astro';
import { readContent } from '../../src/content-check/files/read.ts';
import { FIXTURE_CONTENT } from '../support/fixture.ts';

const { entries } = readContent(FIXTURE_CONTENT);
const dataOf = (file: string) => entries.find((entry) => entry.file === `content/${file}`)?.data;

test('with a form service it posts there, and says so', async () => {
  const labels = dataOf('wording/contact.md') as { form: { hint: string; serviceHint: string } };
  const props = {
    title: 'Send Message',
    labels,
    written: dataOf('wording/shared.md')?.['written'],
    site: { ...dataOf('site/index.md'), formAction: 'https://forms.example.org/f/1' },
  };
  const html = await (await AstroContainer.create()).renderToString(MessageForm, { props });
  const [form, button] = [/<form[^>]*>/, /<button[^>]*>/].map((tag) => tag.exec(html)?.[0] ?? '');
  expect(button).toContain('formaction="https://forms.example.org/f/1"');
  expect(form).toContain('method="post"');
  expect(button).not.toContain('enctype');
  expect(html).toContain(labels.form.serviceHint);
  expect(html).not.toContain(labels.form.hint);
  expect(html).not.toContain('data-result');
});
