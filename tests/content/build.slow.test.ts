import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { endAllLists } from '../support/drafts';
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

describe('a changed content', () => {
  const site = new SiteCopy(FIXTURE_CONTENT);
  const real = new Folder(site.content);
  const dist = path.join(site.root, 'dist');
  afterAll(() => site.stop());

  test('stops the build, with every mistake at its line', async () => {
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

  test('may have drawings in place of photos', async () => {
    for (const entry of [real.entry('gallery'), real.entry('leadership'), 'story/index.mdx']) {
      const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>';
      real.write(`${path.posix.dirname(entry)}/illustration.svg`, drawing);
      real.edit(entry, /^image:.*$/m, 'image: ./illustration.svg');
    }
    const { code, output } = await site.build();
    real.restore();
    expect([code, output]).toEqual([0, expect.stringContaining('Complete!')]);
    expect(output).not.toMatch(/\bwarn\b/i);
  });

  test('is built without bare headings when every entry of every list has ended', async () => {
    endAllLists(real, '2026-01-31');
    const { code, output } = await site.build();
    real.restore();
    expect([code, output]).toEqual([0, expect.stringContaining('Complete!')]);
    const headings = (page: string) =>
      [...readFileSync(path.join(dist, page, 'index.html'), 'utf8').matchAll(/<h2[^>]*>([^<]*)/g)].map(
        (found) => found[1],
      );
    expect(headings('about').filter(Boolean)).toEqual(['Visit us', 'Quick links']);
    for (const heading of ['Where it goes', 'What the estimate covers'])
      expect(headings('franchise')).not.toContain(heading);
    const products = readFileSync(path.join(dist, 'products/index.html'), 'utf8').split('<footer')[0];
    expect(products, 'without questions of the counter').toContain('Get directions');
  });

  test('is refused by npm run check:content, and accepted once it is corrected', () => {
    const good = cli('check', real.root);
    expect([good.status, good.stdout]).toEqual([0, 'The content is in order.\n']);
    real.edit(real.entry('menu'), /^price:.*$/m, 'price: forty');
    const { status, stderr, stdout } = cli('check', real.root);
    real.restore();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('Price: "forty" is not a number. Write whole rupees, for example 40.');
  });

  test('is listed by npm run check:launch', () => {
    real.edit('site/index.md', /^phone:.*$/m, 'phone:  +91 00000 00000');
    const launch = cli('launch', real.root);
    real.restore();
    expect(launch.status).toBe(1);
    expect(launch.stderr).toContain('[ ] Telephone number (content/site/index.md)');
    expect(cli('nothing', real.root).status).not.toBe(0);
  });
});
