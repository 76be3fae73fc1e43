import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FIXTURE_CONTENT } from '../support/fixture';
import { SiteCopy } from '../support/site-copy';
import { Folder, PROJECT } from './folder';
import { mistake } from './mistakes';

const cli = (command: string, content: string) =>
  spawnSync(process.execPath, ['src/content-check/commands/cli.ts', command], {
    cwd: PROJECT,
    env: { ...process.env, CONTENT_DIR: content },
    encoding: 'utf8',
  });

describe('changed content', () => {
  const site = new SiteCopy(FIXTURE_CONTENT);
  const real = new Folder(site.content);
  const dist = path.join(site.root, 'dist');
  afterAll(() => site.stop());

  test('the build stops, and names every mistake with its line', async () => {
    for (const what of ['price in words', 'link to no page', 'empty list of entries', 'brace in the story'])
      await mistake(what)[1](real);
    const { code, output } = await site.build();
    real.restore();
    expect(code).toBe(1);
    for (const file of ['menu/', 'story/index.mdx:', 'questions/', 'steps/'])
      expect(output).toMatch(new RegExp(`^content/${file}.* {2}.+$`, 'm'));
    expect(output).not.toMatch(/^\s+at /m);
    expect(existsSync(dist)).toBe(false);
  });

  test('npm run check:content refuses a mistake, and accepts its correction', () => {
    const good = cli('check', real.root);
    expect([good.status, good.stdout]).toEqual([0, 'The content is in order.\n']);
    real.edit(real.entry('menu'), /^price:.*$/m, 'price: forty');
    const { status, stderr, stdout } = cli('check', real.root);
    real.restore();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('Price: "forty" is not a number. Write whole rupees, for example 40.');
  });

  test('npm run check:launch lists placeholders', () => {
    real.edit('site/index.md', /^phone:.*$/m, 'phone:  +91 00000 00000');
    const launch = cli('launch', real.root);
    real.restore();
    expect(launch.status).toBe(1);
    expect(launch.stderr).toContain('[ ] Telephone number (content/site/index.md)');
    expect(cli('nothing', real.root).status).not.toBe(0);
  });
});
