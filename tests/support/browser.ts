import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { inflate } from '@sparticuz/chromium';

export interface FoundBrowser {
  executablePath: string;
  /** Where it comes from, in words for the one line that a run prints. */
  source: string;
}

/** `whole`: a browser as people have it. `lean`: the same engine without a window, which tests pages in half the time. */
type Kind = 'whole' | 'lean';
const whole = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const lean = ['chromium-headless-shell', 'chrome-headless-shell'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const cache = join(import.meta.dirname, '../../node_modules/.cache/chromium');
const isRoot = process.getuid?.() === 0;

/** Flags that every start of Chromium here wants: no calls home, and no sandbox where root can't have one. */
export function launchFlags(): string[] {
  return [
    ...(isRoot ? ['--no-sandbox'] : []),
    // Letters as wide as a whole browser, and a phone, sets them; headless ones would round each to whole pixels.
    '--font-render-hinting=none',
    // How far ahead lazy pictures are fetched depends on the connection, which headless ones do not rate: as on 4G.
    // The rest is Playwright's own setting, which this one would else replace: a mouse.
    `--blink-settings=${['lazyLoadingImageMarginPxUnknown=1250', 'primaryHoverType=2', 'availableHoverTypes=2', 'primaryPointerType=4', 'availablePointerTypes=4']}`,
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-dev-shm-usage',
    '--disable-domain-reliability',
    '--disable-quic',
    '--disable-sync',
    '--no-default-browser-check',
    '--no-first-run',
    '--no-pings',
  ];
}

/** True when the program really renders a page; a found file may lack its libraries. */
async function renders(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: launchFlags(), timeout: 60_000 });
    const page = await browser.newPage();
    await page.goto('data:text/html,<p>rendered</p>');
    const text = await page.textContent('p');
    await browser.close();
    return text === 'rendered';
  } catch {
    return false;
  }
}

const onPath = (names: string[]) =>
  names.flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)));

/** Installs Debian's Chromium where this user may: as root, or with a sudo that asks for no password. */
function installFromDebian(): boolean {
  if (!onPath(['apt-get']).some(existsSync)) return false;
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return false;
  const apt = (...words: string[]) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-y', ...words];
    const [program, ...rest] = isRoot ? command : ['sudo', '-n', ...command];
    return spawnSync(program as string, rest, { stdio: 'ignore', timeout: 300_000 }).status === 0;
  };
  console.log('Browser: none found; installing Debian’s chromium, which takes about a minute …');
  return apt('update') && apt('install', '--no-install-recommends', 'chromium');
}

/**
 * Unpacks the Chromium that the npm package `@sparticuz/chromium` carries, with the NSS libraries that it brings for
 * Amazon Linux, and a starter that points it at them. Linux on x86-64 only.
 */
async function unpackFromNpm(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const starter = join(cache, 'start.sh');
  if (existsSync(starter)) return starter;
  const unfinished = `${cache}-${process.pid}`;
  const archives = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/bin');
  mkdirSync(unfinished, { recursive: true });
  // inflate() writes into the system's folder for temporary files, wherever this variable says that is.
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = unfinished;
  try {
    const packed = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];
    await Promise.all(packed.map((name) => inflate(join(archives, name))));
    const lines = [
      '#!/bin/sh',
      'here=$(dirname "$(readlink -f "$0")")',
      'export LD_LIBRARY_PATH="$here/al2023/lib:$LD_LIBRARY_PATH"',
      '[ -d /etc/fonts ] || export FONTCONFIG_PATH="$here/fonts"',
      'exec "$here/chromium" "$@"',
    ];
    writeFileSync(join(unfinished, 'start.sh'), `${lines.join('\n')}\n`);
    chmodSync(join(unfinished, 'start.sh'), 0o755);
    renameSync(unfinished, cache);
    return starter;
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process may have been first; its copy is as good.
    return existsSync(starter) ? starter : undefined;
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

const firstThatRenders = async (paths: readonly string[]) => {
  for (const path of paths) if (existsSync(path) && (await renders(path))) return path;
  return undefined;
};
const named = (path: string | undefined, source: string): FoundBrowser | undefined =>
  path ? { executablePath: path, source } : undefined;

const fromSystem = async () => named(await firstThatRenders([...onPath(whole), ...applications]), 'the system’s');
const fromNpm = async () => {
  const unpacked = await unpackFromNpm();
  return named(unpacked && (await firstThatRenders([unpacked])), 'npm’s @sparticuz/chromium');
};
const leanOne = async () => named(await firstThatRenders(onPath(lean)), 'the system’s') ?? (await fromNpm());
const fromDebian = async () => {
  const fresh = installFromDebian() ? await fromSystem() : undefined;
  return fresh && { ...fresh, source: 'installed just now with apt-get' };
};

async function look(kind: Kind): Promise<FoundBrowser> {
  const wanted = process.env['CHROME_PATH'];
  if (wanted) {
    if (await renders(wanted)) return { executablePath: wanted, source: 'CHROME_PATH' };
    throw new Error(`CHROME_PATH is ${wanted}, but no Chrome or Chromium starts there.`);
  }
  const places = kind === 'lean' ? [leanOne, fromSystem, fromDebian] : [fromSystem, fromDebian, leanOne];
  for (const place of places) {
    const found = await place();
    if (found) return found;
  }
  throw new Error(
    'No browser for the tests: there is no Chrome or Chromium on this machine, the one from npm does not start ' +
      'here, and apt-get could not install one. Install Chrome or Chromium, or set CHROME_PATH to the program.',
  );
}

/** What this process, or the one that started it, has found before. */
function remembered(): FoundBrowser | undefined {
  const known = process.env['TESTS_CHROMIUM'];
  return known ? (JSON.parse(known) as FoundBrowser) : undefined;
}

/**
 * Finds a Chromium that starts, bringing one when the machine has none: `CHROME_PATH`, the system's Chrome or Chromium,
 * the one inside an npm package, Debian's package. Prints one line saying which. Processes started by this one reuse it.
 * @param kind what is preferred; where it cannot be had, the other will do
 * @param say prints that line
 * @throws when none can be had, in a sentence that says what to do
 */
export async function findChromium(kind: Kind, say: (line: string) => void = console.log): Promise<FoundBrowser> {
  const known = remembered();
  if (known) return known;
  const found = await look(kind);
  process.env['TESTS_CHROMIUM'] = JSON.stringify(found);
  say(`Browser: ${found.executablePath} (${found.source})`);
  return found;
}

/** Whether the browser that was found is the one inside the npm package, which lacks some of a whole one's parts. */
export const isFromNpm = (): boolean => remembered()?.executablePath.startsWith(cache) ?? false;
