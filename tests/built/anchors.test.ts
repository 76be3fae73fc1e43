import { expect, it } from 'vitest';
import { readContent } from '../../src/content-check/files/read.ts';
import { linkTargets } from '../../src/content-check/link-targets.ts';
import { readBodies } from '../../src/content-check/markdown.ts';
import { publishedEntries } from '../../src/content-check/published.ts';
import { builtPages } from '../../src/publish/built-site.ts';
import { FIXTURE_CONTENT, FIXTURE_SITE } from '../support/fixture.ts';

const content = readContent(FIXTURE_CONTENT);
const targets = linkTargets(content, readBodies(content), publishedEntries(content, new Date()));
const pages = builtPages(FIXTURE_SITE).filter(({ path }) => targets.pages.includes(path));

it('looks at every page', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual([...targets.pages].sort());
});

/** Ids that labels, fields and dialogs name each other by, and that no link leads to. */
const WIRING = /^_r|-(?:error|count|\d+)$/;

it.each(pages)('the content check knows the ids of $path', ({ path, document }) => {
  const elements = [...document.querySelectorAll('[id]')];
  const believed = targets.anchorsOn(path);
  expect(believed.filter((id) => !elements.some((element) => element.id === id))).toEqual([]);
  const places = elements.filter((element) => !element.closest('svg')).map(({ id }) => id);
  expect(places.filter((id) => !WIRING.test(id) && !believed.includes(id))).toEqual([]);
});
