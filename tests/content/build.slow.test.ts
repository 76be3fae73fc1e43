import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../src/publish/pdf';
import { FIXTURE_CONTENT } from '../support/fixture';
import { SiteCopy } from '../support/site-copy';
import { addUnseen } from './drafts';
import { Folder, PROJECT } from './folder';
import { MISTAKES } from './mistakes';

/** Has Node print how long it computed: the clock on the wall says more about what else the machine does. */
const COMPUTING = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => { const { user, system } = process.cpuUsage(); console.log('computing ' + (user + system) / 1000); });",
)}`;

const cli = (command: string, content: string, options: readonly string[] = [], node: readonly string[] = []) =>
  spawnSync(process.execPath, [...node, 'src/content-check/commands/cli.ts', command, ...options], {
    cwd: PROJECT,
    env: { ...process.env, CONTENT_DIR: content },
    encoding: 'utf8',
  });

describe('the fixture content, broken', () => {
  const site = new SiteCopy(FIXTURE_CONTENT);
  const real = new Folder(site.content);
  const dist = path.join(site.root, 'dist');
  afterAll(() => site.stop());

  // What Astro lets through, reports at line 0, or reports without the name of the file.
  const silent = [
    'price in words',
    'unknown key',
    'reference to nothing',
    'image missing',
    'link to no page',
    'empty collection',
    'brace',
  ];
  test('stops the build, with every mistake at its line', { timeout: 120_000 }, async () => {
    for (const { name, make } of MISTAKES) if (silent.includes(name)) await make(real);
    const { code, output } = await site.build();
    real.restore();
    expect(code).toBe(1);
    for (const file of ['menu/', 'story/index.mdx:', 'gallery/', 'questions/', 'steps/'])
      expect(output).toMatch(new RegExp(`^content/${file}.* {2}.+$`, 'm'));
    expect(output).toMatch(/^\d+ problems? in \d+ files?\.$/m);
    expect(output).not.toMatch(/^\s+at /m);
    expect(existsSync(dist)).toBe(false);
  });

  test('may have illustrations where photos are wanted, and lists of drafts, which leave no bare headings', {
    timeout: 120_000,
  }, async () => {
    for (const name of ['gallery', 'leadership', 'story']) {
      const entry = name === 'story' ? 'story/index.mdx' : real.entry(name);
      real.rename(real.image(entry), `../${name}.unused`);
      real.write(
        `${path.posix.dirname(entry)}/illustration.svg`,
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><title>${name}</title></svg>`,
      );
      real.edit(entry, /^image:.*$/m, 'image: ./illustration.svg');
    }
    for (const list of [
      'pour-steps',
      'values',
      'vision-mission',
      'steps',
      'reasons',
      'questions',
      'inclusions',
      'terms',
    ])
      for (const name of readdirSync(real.path(list)))
        real.edit(`${list}/${name.endsWith('.md') ? name : `${name}/index.md`}`, '---\n', '---\ndraft: true\n');
    const { code, output } = await site.build();
    real.restore();
    expect(output).toContain('Complete!');
    expect(code).toBe(0);
    const FOOT = ['Quick links', 'Find the counter'];
    const headings = (page: string) =>
      [...readFileSync(path.join(dist, page, 'index.html'), 'utf8').matchAll(/<h2[^>]*>([^<]*)/g)].map(
        (found) => found[1],
      );
    expect(headings('about')).toEqual(['Who runs the counter', ...FOOT]);
    expect(headings('franchise')).toEqual([
      'Where it goes',
      'The franchise model',
      'Master franchise',
      'Our official contacts',
      ...FOOT,
    ]);
    expect((await readPdf(readFileSync(path.join(dist, 'brochure.pdf')))).pages.join(' ')).not.toMatch(
      /What the estimate covers|Why Choose/,
    );
  });

  test('leaves out what was hidden or deleted since the last build', { timeout: 120_000 }, async () => {
    real.write('gallery-groups/onam.md', '---\ntitle: Onam\n---\n');
    real.addCopy('gallery', 'onam', { title: 'Onam rush', group: 'onam' });
    expect((await site.build()).code).toBe(0);
    const hidden = real.entry('menu').split('/')[1];
    const ids = () => readFileSync(path.join(dist, 'menu.json'), 'utf8').match(/(?<="id":")[^"]*/g);
    expect(ids()).toContain(hidden);
    real.edit(real.entry('menu'), '---\n', '---\ndraft: true\n');
    rmSync(real.path('gallery/onam'), { recursive: true });
    real.remove('gallery-groups/onam.md');
    const { code, output } = await site.build();
    real.restore();
    expect(output).toContain('Complete!');
    expect(code).toBe(0);
    expect(ids()).not.toContain(hidden);
  });

  test('is refused by npm run check:content within three seconds', { timeout: 120_000 }, () => {
    const { status: found, stdout: said } = cli('check', real.root, [], ['--import', COMPUTING]);
    const [words, milliseconds] = said.split('computing ');
    expect({ found, words }).toEqual({ found: 0, words: 'The content is in order.\n' });
    expect(Number(milliseconds)).toBeGreaterThan(0);
    expect(Number(milliseconds)).toBeLessThan(3000);

    real.edit(real.entry('menu'), /^price:.*$/m, 'price: forty');
    const { status, stderr, stdout } = cli('check', real.root);
    real.restore();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(
      'price: "forty" is not a number. Write whole rupees, for example 40.\n\n1 problem in 1 file.\n',
    );
  });

  test('is listed by npm run check:launch', { timeout: 120_000 }, () => {
    real.edit('site/index.md', /^phone:.*$/m, 'phone:  +91 00000 00000');
    const launch = cli('launch', real.root);
    real.restore();
    expect(launch.status).toBe(1);
    expect(launch.stderr).toMatch(/^content\/site\/index\.md:\d+ {2}phone: /m);
    expect(cli('nothing', real.root).status).not.toBe(0);
  });
});

describe('a built site', () => {
  const folder = Folder.good();
  let site: SiteCopy | undefined;
  afterAll(async () => {
    await site?.stop();
    folder[Symbol.dispose]();
  });

  test('has what Windows wrote, and neither drafts nor entries of another day', async () => {
    const unseen = [
      ...addUnseen(folder, { draft: 'true' }, 'Hidden'),
      ...addUnseen(folder, { publishOn: '2099-01-01' }, 'Later'),
    ];
    folder.addCopy('menu', 'today', { name: 'Today Sarbath', publishOn: '2020-01-01' });
    folder.edit('menu/combo/index.md', /^name: .*$/m, 'name: കോംബോ');
    for (const file of ['menu/combo/index.md', 'reviews/biju.md', 'site/index.md', 'story/index.mdx']) {
      folder.write(file, `\uFEFF${folder.read(file).replaceAll('\n', '\r\n')}`);
    }

    site = new SiteCopy(folder.root);
    const { code, output } = await site.build();
    expect(code, output).toBe(0);
    const dist = path.join(site.root, 'dist');
    const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(html|xml|json|txt|webmanifest)$/.test(name))
      .map((file) => ({ file, text: readFileSync(path.join(dist, file), 'utf8') }));
    const brochure = (await readPdf(readFileSync(path.join(dist, 'brochure.pdf')))).pages.join('\n');
    const all = [...texts, { file: 'brochure.pdf', text: brochure }];
    const shown = (name: string) => all.filter(({ text }) => text.includes(name)).map(({ file }) => file);
    for (const name of [...unseen.map((entry) => entry.name), '2099-01-01', '\uFEFF'])
      expect(shown(name), name).toEqual([]);
    for (const name of ['Today Sarbath', 'കോംബോ', 'Biju']) expect(shown(name), name).not.toEqual([]);
    expect(brochure).toContain('Manacaud');
  }, 300_000);
});
