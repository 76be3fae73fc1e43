import { expect, test } from 'vitest';
import { IN_TEXT, searchSite } from './site-search';

/** 50 in `npm test`; half of `CASES` in a long search, as the other half changes fields. */
const CASES = Number(process.env['CASES'] ?? 100) / 2;

test(
  'texts that the check accepts are rendered on every page, printable, and hold nothing that is not allowed',
  async () => {
    // A search in which nearly everything is refused would look for nothing.
    expect(await searchSite(IN_TEXT, CASES)).toBeGreaterThan(CASES / 25);
  },
  90_000 + CASES * 1000,
);
