/**
 * `node tests/faults/run.ts`: builds without a network, failed and killed builds, identical builds, and known vulnerabilities
 * of dependencies.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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

/** A command that runs a program without network access; undefined if there is none here. */
function withoutNetwork(): readonly string[] | undefined {
  const ways = [
    ['unshare', '--net'],
    ['unshare', '--net', '--map-root-user'],
  ];
  return ways.find(([program = '', ...words]) => spawnSync(program, [...words, 'true']).status === 0);
}

const offline = withoutNetwork();
if (!offline) console.log('Skipped: a build without a network. unshare is not permitted here.');

await tally.about('a first build, with an empty cache and no network', async () => {
  const { code, output } = await build({}, { folder: copy, ...(offline && { before: offline }) });
  tally.is(`exit code\n${code === 0 ? '' : output}`.trim(), code, 0);
  tally.is('pages', hashes(cold).has('/index.html'), true);
});

await tally.about('a second build, in another folder and with a cache, is identical byte for byte', async () => {
  const { code, output } = await build({ OUT_DIR: warm });
  tally.is(`exit code\n${code === 0 ? '' : output}`.trim(), code, 0);
  const [first, second] = [hashes(cold), hashes(warm)];
  tally.is('number of files', second.size, first.size);
  // It says when it was built, and from which commit.
  const [receipt, other] = [cold, warm].map((folder) => JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
  tally.is('entries of the receipt', JSON.stringify(other.files), JSON.stringify(receipt.files));
  for (const name of ['', '.br', '.gz']) for (const all of [first, second]) all.delete(`/release.json${name}`);
  tally.is('files that differ', differences(first, second).join(', '), '');
  const [one, another] = [hashes(hostsFolder(cold)), hashes(hostsFolder(warm))];
  tally.is('configuration that differs', differences(one, another).join(', '), '');
  console.log(`  ${first.size} files compared`);
});

/** Temporary folders of unfinished builds. */
const leftovers = () =>
  [dirname(site), dirname(hostsFolder(site))]
    .flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []))
    .filter((name) => name.startsWith(`${basename(site)}.`));

cpSync(warm, site, { recursive: true });
cpSync(hostsFolder(warm), hostsFolder(site), { recursive: true });
const good = hashes(site);
const goodHosts = hashes(hostsFolder(site));
const expectUnchanged = (when: string) => {
  tally.is(`site ${when}`, differences(good, hashes(site)).join(', '), '');
  tally.is(`configuration ${when}`, differences(goodHosts, hashes(hostsFolder(site))).join(', '), '');
};
/** Names of all files below a folder; those removed by a running build meanwhile are left out. */
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

/** Whether the current build has written a file with that name. */
function hasWritten(name: RegExp, before: ReadonlySet<string>): boolean {
  const building = leftovers().find((left) => left.includes('.building-') && !before.has(left));
  return building !== undefined && names(join(dirname(site), building)).some((file) => name.test(file));
}

for (const [signal, moment, file] of [
  ['SIGKILL', 'its folder is there', /./],
  ['SIGKILL', 'the first page is written', /\.html$/],
  ['SIGTERM', 'the first page is written', /\.html$/],
  ['SIGKILL', 'text files are being compressed', /\.br$/],
] as const) {
  await tally.about(`a build that gets ${signal} when ${moment} leaves the last good site`, async () => {
    const before = new Set(leftovers());
    const { child, done } = startBuild({ OUT_DIR: site });
    let over = false;
    done.then(() => {
      over = true;
    });
    while (!over && !hasWritten(file, before)) await pause(2);
    tally.is('it was still running', over, false);
    if (child.pid) process.kill(-child.pid, signal);
    await done;
    expectUnchanged('after the kill');
  });
}

await tally.about('a failed build leaves the last good site', async () => {
  const content = join(scratch, 'content');
  cpSync(FIXTURE_CONTENT, content, { recursive: true });
  rmSync(join(content, 'site'), { recursive: true });
  const { code } = await build({ OUT_DIR: site, CONTENT_DIR: content });
  tally.is('it fails', code !== 0, true);
  expectUnchanged('after the failure');
});

await tally.about('the next build removes what killed ones left', async () => {
  const { code, output } = await build({ OUT_DIR: site });
  tally.is(`exit code\n${code === 0 ? '' : output}`.trim(), code, 0);
  tally.is('left behind', leftovers().join(', '), '');
  expectUnchanged('after the next build');
});

await tally.about('no known vulnerability in production dependencies', async () => {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: project,
    encoding: 'utf8',
    timeout: 60_000,
  });
  const answer = JSON.parse(stdout || '{}') as { metadata?: { vulnerabilities: { total: number } } };
  if (answer.metadata) tally.is('vulnerabilities', answer.metadata.vulnerabilities.total, 0);
  else console.log('Skipped: npm audit. The package registry does not respond.');
});

rmSync(scratch, { recursive: true, force: true });
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;
