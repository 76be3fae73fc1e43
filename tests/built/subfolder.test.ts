import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { FIXTURE_ENV } from '../support/fixture.ts';
import { checkLinks } from './links.ts';
import { builtPages } from './site.ts';

const OUT = 'tests/tmp/subfolder';
const ADDRESS = 'https://x.example/sarbath';

describe(`the site built for ${ADDRESS}`, () => {
  beforeAll(() => {
    // Only these: Vitest leaves a BASE_URL and a NODE_ENV behind that would be taken for the site's own.
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, ...FIXTURE_ENV, SITE_URL: ADDRESS, OUT_DIR: OUT };
    const built = spawnSync('npm', ['run', '--silent', 'build'], { env, encoding: 'utf8' });
    expect(built.status, built.stdout + built.stderr).toBe(0);
  }, 300_000);

  it('has no broken link', () => {
    const report = checkLinks(OUT);
    expect(report.broken).toEqual([]);
    expect(report.followed).toBeGreaterThan(300);
  });

  it('writes every address of its own under the folder', () => {
    const outside = builtPages(OUT).flatMap(({ path, document }) =>
      ['href', 'src', 'action', 'srcset', 'component-url', 'renderer-url'].flatMap((name) =>
        [...document.querySelectorAll(`[${name}^="/"]`)]
          .map((element) => element.getAttribute(name) ?? '')
          .filter((address) => !/^\/sarbath(\/|$|#)/.test(address))
          .map((address) => `${path}: ${address}`),
      ),
    );
    expect(outside).toEqual([]);
  });

  it('is known by that address to machines', () => {
    const text = (file: string) => readFileSync(join(OUT, file), 'utf8');
    const home = builtPages(OUT).find(({ path }) => path === '/')?.document;
    expect(home?.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(ADDRESS);
    expect(text('sitemap.xml')).toContain(`<loc>${ADDRESS}/about</loc>`);
    expect(text('robots.txt')).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`);
    expect(JSON.parse(text('site.webmanifest'))).toMatchObject({ start_url: '/sarbath', scope: '/sarbath' });
    expect(JSON.parse(text('menu.json'))).toMatchObject({ page: `${ADDRESS}/products` });
    expect(text('llms.txt')).toContain(`](${ADDRESS}/brochure.pdf)`);
  });
});
