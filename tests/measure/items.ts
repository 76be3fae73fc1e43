import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURE_CONTENT } from '../support/fixture.ts';
import { SiteCopy } from '../support/site-copy.ts';

/**
 * Builds a copy of the fixture site with `count` menu items, each with an image of its own.
 * @returns the folder of the built site, and a function that removes the copy
 * @throws when the build fails
 */
export async function buildWithItems(count: number): Promise<{ dist: string; remove: () => Promise<void> }> {
  const site = new SiteCopy(FIXTURE_CONTENT);
  const menu = join(site.content, 'menu');
  const models = readdirSync(menu);
  for (let item = models.length; item < count; item += 1) {
    const folder = join(menu, `item-${item}`);
    cpSync(join(menu, models[item % models.length] as string), folder, { recursive: true });
    const entry = readFileSync(join(folder, 'index.md'), 'utf8');
    writeFileSync(join(folder, 'index.md'), entry.replace(/^name: (.*)$/m, `name: $1 ${item}`));
  }
  const { code, output } = await site.build();
  if (code !== 0) throw new Error(`The build failed:\n${output.slice(-4000)}`);
  return { dist: join(site.root, 'dist'), remove: () => site.stop() };
}
