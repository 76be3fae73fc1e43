import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { checkContent } from '~/integrations/content-check/check';
import { issueLine } from '~/integrations/content-check/issues';
import { Folder, PROJECT } from '../content/folder';
import { EDITS, MISTAKES } from './edits';

// The live content, which these hold for whatever it says.
const folder = new Folder(path.join(PROJECT, 'content'));
const check = () => checkContent({ project: PROJECT, content: folder.root });
afterEach(() => folder.mend());
afterAll(() => folder[Symbol.dispose]());

test('there are thirty of each', () => {
  for (const list of [EDITS, MISTAKES]) {
    expect(list.length).toBeGreaterThanOrEqual(30);
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
  }
});

describe('staff may make an edit', () => {
  test.each(EDITS)('$name', async ({ make }) => {
    await make(folder);
    expect((await check()).map(issueLine)).toEqual([]);
  });
});

describe('a mistake is refused with its file and line', () => {
  test.each(MISTAKES)('$name', async ({ make }) => {
    await make(folder);
    const issues = await check();
    expect(issues.length).toBeGreaterThan(0);
    for (const { file, line } of issues) {
      expect(file).toMatch(/^content\//);
      expect(line).toBeGreaterThan(0);
    }
  });
});
