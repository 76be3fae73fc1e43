import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURE_CONTENT, FIXTURE_ENV } from '../support/fixture.ts';

const project = join(import.meta.dirname, '../..');

/**
 * Builds the site from a copy of the fixture content with `count` menu items, each with an image of its own.
 * @returns the folder of the built site, and a function that removes it
 * @throws when the build fails
 */
export async function buildWithItems(count: number): Promise<{ dist: string; remove: () => void }> {
  mkdirSync(join(project, 'tests/tmp'), { recursive: true });
  const work = mkdtempSync(join(project, 'tests/tmp/items-'));
  const [content, dist] = [join(work, 'content'), join(work, 'dist')];
  cpSync(FIXTURE_CONTENT, content, { recursive: true });
  const menu = join(content, 'menu');
  const models = readdirSync(menu);
  for (let item = models.length; item < count; item += 1) {
    const folder = join(menu, `item-${item}`);
    cpSync(join(menu, models[item % models.length] as string), folder, { recursive: true });
    const entry = readFileSync(join(folder, 'index.md'), 'utf8');
    writeFileSync(join(folder, 'index.md'), entry.replace(/^name: (.*)$/m, `name: $1 ${item}`));
  }
  const env = { ...process.env, ...FIXTURE_ENV, CONTENT_DIR: content, OUT_DIR: dist, CACHE_DIR: join(work, 'cache') };
  const { status, stderr, stdout } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: project,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build failed:\n${(stdout + stderr).slice(-4000)}`);
  return { dist, remove: () => rmSync(work, { recursive: true, force: true }) };
}
