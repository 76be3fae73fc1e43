/**
 * `npm run test:hosts`: the built site on real nginx with its generated configuration, at the root of a host, with a base
 * path, and with one file per page; and a load test.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { hostsFolder } from '../../src/integrations/headers/index.ts';
import { missing } from '../engines/install.ts';
import { FIXTURE_ENV } from '../support/fixture.ts';
import { Tally } from '../support/tally.ts';
import { checkFiles, checkMissing, checkPages, type Site } from './checks.ts';
import { checkLoad } from './load.ts';
import { type HostServer, startNginx, testContainer } from './servers.ts';

const LOAD_SECONDS = 10;
const scratch = join(import.meta.dirname, '../tmp/hosts');

const lacking = missing(['/usr/sbin/nginx'], ['nginx']);
if (lacking) {
  console.log(`Skipped: real web servers. Missing: ${lacking}`);
  console.log('0 passed, 0 failed');
  process.exit(0);
}

interface Variant extends Site {
  name: string;
  env: Record<string, string>;
}
const variant = (name: string, base: string, format: Site['format']): Variant => ({
  name,
  base,
  format,
  root: join(scratch, name.replaceAll(' ', '-')),
  env: { SITE_URL: `https://www.example.com${base}`, PAGE_FORMAT: format },
});
const variants = [
  variant('at the root', '', 'directory'),
  variant('with a base path', '/sarbath', 'directory'),
  variant('one file per page', '', 'file'),
];

function build({ name, root, env }: Variant): void {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    env: { ...process.env, ...FIXTURE_ENV, ...env, OUT_DIR: root },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the build ${name} failed:\n${stdout}${stderr}`);
}

rmSync(scratch, { recursive: true, force: true });
const tally = new Tally();
for (const site of variants) {
  try {
    build(site);
  } catch (error) {
    tally.broken((error as Error).message);
    continue;
  }
  await tally.about(`the container, ${site.name}`, async () => {
    const { ok, output } = testContainer(site.root, hostsFolder(site.root), join(scratch, 'container'));
    tally.is(`nginx accepts its configuration ${ok ? '' : output}`, ok, true);
  });
  let server: HostServer | undefined;
  try {
    server = await startNginx(
      site.root,
      hostsFolder(site.root),
      join(scratch, `nginx-${site.format}${site.base.replace('/', '-')}`),
    );
    const running = server;
    const title = `${running.name}, ${site.name}`;
    await tally.about(`${title}: pages`, () => checkPages(tally, running, site));
    await tally.about(`${title}: files`, () => checkFiles(tally, running, site));
    await tally.about(`${title}: missing paths`, () => checkMissing(tally, running, site));
    if (site === variants[0]) await tally.about(`${title}: load`, () => checkLoad(tally, running, LOAD_SECONDS));
  } catch (error) {
    tally.broken((error as Error).message);
  } finally {
    await server?.stop();
  }
}
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;
