import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkContent } from '~/content-check/files/check';
import { issueLine } from '~/content-check/issues';
import { Folder, PROJECT } from './folder';
import { MISTAKES } from './mistakes';

const check = (folder: Folder, project: string) => checkContent({ project, content: folder.root });

describe('the fixture content', () => {
  let real: Folder;
  beforeAll(() => {
    real = Folder.fixture();
  });
  afterAll(() => real[Symbol.dispose]());

  test('is in order', async () => {
    expect((await check(real, PROJECT)).map(issueLine)).toEqual([]);
  });

  test.for(MISTAKES)('is refused: $name', { timeout: 30_000 }, async ({ make }) => {
    await make(real);
    const found = await check(real, PROJECT);
    real.restore();
    expect(found.length).toBeGreaterThan(0);
    for (const { file, text } of found) {
      expect(file).toMatch(/^content\//);
      expect(text).toMatch(/[.)?"]$|: |\w$/);
    }
  });
});
