import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { checkContent } from '~/content-check/files/check';
import { issueLine } from '~/content-check/issues';
import { Folder, PROJECT } from '../content/folder';
import { EDITS } from './edits';

// The live content: each edit must be valid for any content.
const folder = Folder.copy(path.join(PROJECT, 'content'));
const check = () => checkContent({ project: PROJECT, content: folder.root });
afterEach(() => folder.restore());
afterAll(() => folder[Symbol.dispose]());

describe('staff may make an edit', () => {
  test.each(EDITS)('$name', async ({ make }) => {
    await make(folder);
    expect((await check()).map(issueLine)).toEqual([]);
  });
});
