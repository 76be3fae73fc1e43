import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { checkContent } from '~/integrations/content-check/check';
import { issueLine } from '~/integrations/content-check/issues';
import { EVERYDAY_EDITS } from './everyday-edits';
import { Folder, PROJECT } from './folder';

describe('what staff change every day', () => {
  const folder = Folder.fixture();
  afterEach(() => folder.mend());
  afterAll(() => folder[Symbol.dispose]());
  const issues = async () => (await checkContent({ project: PROJECT, content: folder.root })).map(issueLine);

  test.for(EVERYDAY_EDITS)('is accepted: $name', async ({ make }) => {
    make(folder);
    expect(await issues()).toEqual([]);
  });

  test('is accepted all at once', async () => {
    for (const { make } of EVERYDAY_EDITS) make(folder);
    expect(await issues()).toEqual([]);
  });
});
