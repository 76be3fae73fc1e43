import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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
