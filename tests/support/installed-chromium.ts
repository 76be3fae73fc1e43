import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Returns the path of an installed Chrome or Chromium.
 * @throws when there is none
 */
export function installedChromium(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = process.env['CHROME_PATH'] || paths.find((path) => existsSync(path));
  if (!found) throw new Error('Install Chrome or Chromium, or set CHROME_PATH to the program.');
  return found;
}
