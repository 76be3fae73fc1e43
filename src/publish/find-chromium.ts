import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { inflate } from '@sparticuz/chromium';

export interface FoundBrowser {
  executablePath: string;
  /** Where it was found, for the line that a run prints. */
  source: string;
}

/** `whole`: a full browser. `lean`: the headless shell, which takes half the time. */
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

/** Flags for every launch of Chromium: no background requests, and no sandbox for root. */
export function launchFlags(): string[] {
  return [
    ...(isRoot ? ['--no-sandbox'] : []),
    // Fractional glyph widths as in a full browser; headless Chromium rounds them to whole pixels.
    '--font-render-hinting=none',
    // Distance at which lazy images load on 4G: headless Chromium does not know its connection type.
    // The others are Playwright's own settings for a mouse, which this flag would replace.
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

/** Whether the program renders a page; it may lack shared libraries. */
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

/** Installs Debian's Chromium as root or with passwordless sudo. */
function installFromDebian(): boolean {
  if (!onPath(['apt-get']).some(existsSync)) return false;
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return false;
  const apt = (...words: string[]) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-y', ...words];
    const [program, ...rest] = isRoot ? command : ['sudo', '-n', ...command];
    return spawnSync(program as string, rest, { stdio: 'ignore', timeout: 300_000 }).status === 0;
  };
  console.log('Browser: none found. Installing chromium from Debian takes about a minute …');
  return apt('update') && apt('install', '--no-install-recommends', 'chromium');
}

/**
 * Unpacks the Chromium of the npm package `@sparticuz/chromium` with its NSS libraries, and writes a start script that
 * uses them. Linux on x86-64 only.
 */
async function unpackFromNpm(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const starter = join(cache, 'start.sh');
  if (existsSync(starter)) return starter;
  const unfinished = `${cache}-${process.pid}`;
  const archives = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/bin');
  mkdirSync(unfinished, { recursive: true });
  // inflate() writes to the temporary folder that TMPDIR names.
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
    // Another process may have unpacked it first.
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
    throw new Error(`CHROME_PATH: ${wanted} does not start. Set it to Chrome or Chromium, or leave it out.`);
  }
  const places = kind === 'lean' ? [leanOne, fromSystem, fromDebian] : [fromSystem, fromDebian, leanOne];
  for (const place of places) {
    const found = await place();
    if (found) return found;
  }
  throw new Error(
    'No browser found, and neither npm nor apt-get could provide one. Install Chrome or Chromium, or set CHROME_PATH ' +
      'to the program.',
  );
}

/** The browser that this process or its parent has found before. */
function foundBefore(): FoundBrowser | undefined {
  const known = process.env['TESTS_CHROMIUM'];
  return known ? (JSON.parse(known) as FoundBrowser) : undefined;
}

/**
 * Finds or installs Chromium: `CHROME_PATH`, the system's Chrome or Chromium, the one in an npm package, Debian's
 * package. Prints which. Child processes reuse it.
 * @param kind the preferred kind; the other is the fallback
 * @param say prints the line
 * @throws when there is none, saying what to do
 */
export async function findChromium(kind: Kind, say: (line: string) => void = console.log): Promise<FoundBrowser> {
  const known = foundBefore();
  if (known) return known;
  const found = await look(kind);
  process.env['TESTS_CHROMIUM'] = JSON.stringify(found);
  say(`Browser: ${found.executablePath} (${found.source})`);
  return found;
}

/** Whether the browser is the one from npm, which lacks some parts of a full browser. */
export const isFromNpm = (): boolean => foundBefore()?.executablePath.startsWith(cache) ?? false;
