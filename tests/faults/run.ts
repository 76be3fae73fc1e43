/**
 * What must not go wrong: a build without a network, a build that is killed or fails, two builds that differ,
 * and known weaknesses in what the site is built from.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hostsFolder } from '../../src/integrations/headers/index.ts';
import { FIXTURE_CONTENT } from '../support/fixture.ts';
import { Tally } from '../support/tally.ts';
import { build, copyOfSources, differences, hashes, project, scratch, startBuild } from './build.ts';

const tally = new Tally();
const copy = join(scratch, 'copy');
const cold = join(copy, 'dist');
const warm = join(scratch, 'warm');
const site = join(scratch, 'killed');

rmSync(scratch, { recursive: true, force: true });
copyOfSources(copy);

/** A way to run a program where no network is, if this machine has one. */
function withoutNetwork(): readonly string[] | undefined {
  const ways = [
    ['unshare', '--net'],
    ['unshare', '--net', '--map-root-user'],
  ];
  return ways.find(([program = '', ...words]) => spawnSync(program, [...words, 'true']).status === 0);
}

const offline = withoutNetwork();
if (!offline) console.log('Skipped: a build without network. This machine lets nobody unshare the network.');

await tally.about('a first build, with nothing kept from before and no network', async () => {
  const { code, output } = await build({}, { folder: copy, ...(offline && { before: offline }) });
  tally.is(`exit code\n${code === 0 ? '' : output}`.trim(), code, 0);
  tally.is('pages', hashes(cold).has('/index.html'), true);
});

await tally.about('a second build, elsewhere and with pictures kept, is the same to the byte', async () => {
  const { code, output } = await build({ OUT_DIR: warm });
  tally.is(`exit code\n${code === 0 ? '' : output}`.trim(), code, 0);
  const [first, second] = [hashes(cold), hashes(warm)];
  tally.is('number of files', second.size, first.size);
  tally.is('files that differ', differences(first, second).join(', '), '');
  const [one, other] = [hashes(hostsFolder(cold)), hashes(hostsFolder(warm))];
  tally.is('configuration that differs', differences(one, other).join(', '), '');
  console.log(`  ${first.size} files compared`);
});

/** What a build leaves beside its output folder while it is not done. */
const leftovers = () =>
  [dirname(site), dirname(hostsFolder(site))]
    .flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []))
    .filter((name) => name.startsWith(`${basename(site)}.`));

cpSync(warm, site, { recursive: true });
cpSync(hostsFolder(warm), hostsFolder(site), { recursive: true });
const good = hashes(site);
const goodHosts = hashes(hostsFolder(site));
const untouched = (tell: string) => {
  tally.is(`site ${tell}`, differences(good, hashes(site)).join(', '), '');
  tally.is(`configuration ${tell}`, differences(goodHosts, hashes(hostsFolder(site))).join(', '), '');
};
/** The names in a folder that a build is at work in: what goes away while they are read is left out. */
function names(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name, ...names(join(folder, entry.name))] : [entry.name],
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Whether a build has written a file of that name yet, into a folder that was not there before it. */
function hasWritten(name: RegExp, before: ReadonlySet<string>): boolean {
  const building = leftovers().find((left) => left.includes('.building-') && !before.has(left));
  return building !== undefined && names(join(dirname(site), building)).some((file) => name.test(file));
}

for (const [signal, moment, file] of [
  ['SIGKILL', 'its folder is there', /./],
  ['SIGKILL', 'the first page is written', /\.html$/],
  ['SIGTERM', 'the first page is written', /\.html$/],
  ['SIGKILL', 'the last texts are being packed', /\.br$/],
] as const) {
  await tally.about(`a build that gets ${signal} when ${moment} leaves the good site alone`, async () => {
    const before = new Set(leftovers());
    const { child, done } = startBuild({ OUT_DIR: site });
    let over = false;
    done.then(() => {
      over = true;
    });
    while (!over && !hasWritten(file, before)) await pause(2);
    tally.is('it was still at work', over, false);
    if (child.pid) process.kill(-child.pid, signal);
    await done;
    untouched('after the kill');
  });
}

await tally.about('a build that fails leaves the good site alone, and nothing beside it', async () => {
  const content = join(scratch, 'content');
  cpSync(FIXTURE_CONTENT, content, { recursive: true });
  rmSync(join(content, 'site'), { recursive: true });
  const { code } = await build({ OUT_DIR: site, CONTENT_DIR: content });
  tally.is('it fails', code !== 0, true);
  untouched('after the failure');
});

await tally.about('the next build clears away what the killed ones left, and is whole', async () => {
  const { code, output } = await build({ OUT_DIR: site });
  tally.is(`exit code\n${code === 0 ? '' : output}`.trim(), code, 0);
  tally.is('left behind', leftovers().join(', '), '');
  untouched('after the next build');
});

await tally.about('no known weakness in production dependencies', async () => {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: project,
    encoding: 'utf8',
    timeout: 60_000,
  });
  const answer = JSON.parse(stdout || '{}') as { metadata?: { vulnerabilities: { total: number } } };
  if (answer.metadata) tally.is('weaknesses', answer.metadata.vulnerabilities.total, 0);
  else console.log('Skipped: npm audit. The package registry gives no answer to it from here.');
});

rmSync(scratch, { recursive: true, force: true });
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;
