import { expect, it } from 'vitest';
import { builtPages } from '../support/built-pages.ts';
import { FIXTURE_SITE } from '../support/fixture.ts';
import { entries, entry, pageOf, visibleText } from './content.ts';

const pages = builtPages(FIXTURE_SITE);
const { ask } = entry('site/index.md');

it.each([
  ['/franchise', 'terms'],
  ['/contact', 'counter'],
])('%s answers each question or offers a chat that asks it', (path, folder) => {
  const page = pageOf(pages, path);
  const chats = [...page.document.querySelectorAll('a[href^="https://wa.me/"]')].map(
    (link) => new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '',
  );
  for (const { title, question = title, answer } of entries(folder)) {
    const found = answer ? visibleText(page).includes(answer) : chats.some((text) => text.includes(question));
    expect(found, question).toBe(true);
  }
});

it.each([
  ['/contact', true],
  ['/products', false],
])('%s has the heading of open questions: %s', (path, expected) => {
  const headings = [...pageOf(pages, path).document.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
  expect(headings.includes(ask.title)).toBe(expected);
});
