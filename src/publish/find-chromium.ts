/** Chromium for `check:publish` and the tests. `CHROME_PATH` names another one. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium as playwright } from '@playwright/test';
import chromium, { inflate } from '@sparticuz/chromium';

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

const packageFile = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.resolve('@sparticuz/chromium')));

/** Unpacks `@sparticuz/chromium`, with the libraries that small systems lack and its own fonts, for equal screenshots. */
async function unpack(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  const { TMPDIR = '' } = process.env;
  // The package unpacks into the temporary folder.
  process.env['TMPDIR'] = unfinished;
  await chromium.executablePath();
  await inflate(packageFile('bin/al2023.tar.br'));
  process.env['TMPDIR'] = TMPDIR;
  const fonts = `<fontconfig><dir>${folder}/fonts/fonts</dir><cachedir>${folder}/fonts/cache</cachedir></fontconfig>`;
  writeFileSync(join(unfinished, 'fonts.conf'), fonts);
  const program = `#!/bin/sh
FONTCONFIG_FILE="${folder}/fonts.conf" LD_LIBRARY_PATH="${folder}/al2023/lib:$LD_LIBRARY_PATH" exec "${folder}/chromium" "$@"
`;
  writeFileSync(join(unfinished, 'start.sh'), program, { mode: 0o755 });
  // Another process may have been faster.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
}

/** Path of the headless Chromium from npm, the same release everywhere; of Playwright's own where npm has none. */
export async function findChromium(): Promise<string> {
  if (process.env['CHROME_PATH']) return process.env['CHROME_PATH'];
  // `npx playwright install chromium`
  if (process.platform !== 'linux' || process.arch !== 'x64') return playwright.executablePath();
  const { version } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8'));
  const folder = join(import.meta.dirname, `../../node_modules/.cache/chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return join(folder, 'start.sh');
}
