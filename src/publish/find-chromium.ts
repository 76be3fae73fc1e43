/** Chromium for `check:publish` and the tests. `CHROME_PATH` names another one. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

/** Flags for every launch of Chromium. */
export const CHROMIUM_FLAGS: readonly string[] = [
  // Chromium refuses to run as root with its sandbox.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // Fractional glyph widths as in a full browser; headless Chromium rounds them to whole pixels.
  '--font-render-hinting=none',
  // Distance at which lazy images load on 4G: headless Chromium does not know its connection type.
  // The others are Playwright's own settings for a mouse, which this flag would replace.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
];

const INSTALLED = [
  ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].flatMap((name) =>
    (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)),
  ),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of an installed Chrome or Chromium.
 * @throws when there is none
 */
export function installedChromium(): string {
  const found = process.env['CHROME_PATH'] || INSTALLED.find((path) => existsSync(path));
  if (!found) throw new Error('Install Chrome or Chromium, or set CHROME_PATH to the program.');
  return found;
}

/** Unpacks the headless shell of `@sparticuz/chromium` with the libraries that small systems lack. */
async function unpack(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  const temporary = process.env['TMPDIR'];
  // inflate() writes to the temporary folder.
  process.env['TMPDIR'] = unfinished;
  const archives = new URL('../bin/', import.meta.resolve('@sparticuz/chromium'));
  try {
    const names = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];
    await Promise.all(names.map((name) => inflate(fileURLToPath(new URL(name, archives)))));
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
  // Only its own fonts, so that screenshots are the same on every machine.
  writeFileSync(
    join(unfinished, 'fonts.conf'),
    `<fontconfig><dir>${folder}/fonts/fonts</dir><cachedir>${folder}/fonts/cache</cachedir></fontconfig>`,
  );
  const start = join(unfinished, 'start.sh');
  const lines = [
    '#!/bin/sh',
    `export FONTCONFIG_FILE="${folder}/fonts.conf"`,
    `export LD_LIBRARY_PATH="${folder}/al2023/lib:$LD_LIBRARY_PATH"`,
    `exec "${folder}/chromium" "$@"`,
  ];
  writeFileSync(start, `${lines.join('\n')}\n`);
  chmodSync(start, 0o755);
  // Another process may have been faster.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
}

/**
 * Path of the headless Chromium from npm, the same release everywhere; of an installed one where npm has none.
 * @throws when there is neither
 */
export async function findChromium(): Promise<string> {
  if (process.env['CHROME_PATH'] || process.platform !== 'linux' || process.arch !== 'x64') return installedChromium();
  const folder = join(import.meta.dirname, '../../node_modules/.cache/headless-chromium');
  if (!existsSync(folder)) await unpack(folder);
  return join(folder, 'start.sh');
}
