/** Finds Chromium for `check:publish` and the tests. `CHROME_PATH` sets another one. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium as playwright } from '@playwright/test';
import chromium, { inflate } from '@sparticuz/chromium';

export const CHROMIUM_FLAGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // Fractional glyph widths as in a full browser; headless Chromium rounds them to whole pixels.
  '--font-render-hinting=none',
  // Loads lazy images as on 4G. The flag replaces Playwright's settings for a mouse, so it repeats them.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
];

const packageFile = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.resolve('@sparticuz/chromium')));

/** Unpacks `@sparticuz/chromium` with its libraries and fonts, so that all systems render the same. */
async function unpack(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  const { TMPDIR = '' } = process.env;
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
  // Another process may have unpacked it meanwhile.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
}

/** Returns the path of Chromium: from npm on Linux x64, from Playwright on other systems. */
export async function findChromium(): Promise<string> {
  if (process.env['CHROME_PATH']) return process.env['CHROME_PATH'];
  if (process.platform !== 'linux' || process.arch !== 'x64') return playwright.executablePath();
  const { version } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8'));
  const folder = join(import.meta.dirname, `../../node_modules/.cache/chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return join(folder, 'start.sh');
}
