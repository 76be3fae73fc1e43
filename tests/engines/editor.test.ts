/** The editor in Firefox and WebKit, which staff may use: sign in, and change a price. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startLiveEditor } from '../editor/live-editor.ts';
import { firefox, webkit } from './browser.ts';
import { Person } from './person.ts';

const FORM = '[data-key-path]';
const PRICE = '[data-key-path=price] input';

/** Somebody at work in the editor. */
class Editor extends Person {
  seesWords = (text: string) =>
    this.sees(
      `"${text}"`,
      // The page carries the configuration in scripts.
      (words) => [...document.querySelectorAll('body > :not(script)')].some((one) => one.textContent.includes(words)),
      text,
    );

  /** Goes where a click in the editor would lead: the CMS loses a click while it draws its list anew. */
  go = (place: string) =>
    this.browser.evaluate((hash) => {
      location.hash = hash;
    }, `/collections/${place}`);
}

test.each([
  ['Firefox', firefox],
  ['WebKit', webkit],
])('%s commits a price', async (name, start) => {
  const { github, origin, close } = await startLiveEditor(join(import.meta.dirname, `../tmp/editor-${name}`));
  const browser = await start({ scripts: true });
  try {
    const editor = new Editor(browser, origin);
    await editor.open('/admin');
    // Again and again, because the CMS loses a click while it draws its first page.
    await editor.sees('the dialog', () => {
      const buttons = [...document.querySelectorAll('button')];
      const dialog = document.querySelector('dialog[open] input');
      if (!dialog) buttons.find(({ textContent }) => textContent.includes('Sign In Using Access Token'))?.click();
      return dialog !== null;
    });
    await editor.type('dialog[open] input', github.token);
    await editor.click('dialog[open] button', 'Sign In');
    await editor.seesWords('Khus Sarbath');
    await editor.go('menu/entries/boba/index');
    // Again if a form that slides in has just started anew.
    const typed = async () => {
      await editor.click(PRICE);
      await browser.evaluate((find) => document.querySelector<HTMLInputElement>(find)?.select(), PRICE);
      await browser.type(PRICE, '45');
      return browser.evaluate((find) => document.querySelector<HTMLInputElement>(find)?.value, PRICE);
    };
    await editor.sees('the form', (find) => document.querySelector(find) !== null, PRICE);
    await expect.poll(typed, { timeout: 30_000, interval: 1000 }).toBe('45');
    await editor.click('button', 'Save');
    await editor.seesCount(FORM, 0);
    expect(github.read('content/menu/boba/index.md')).toContain('\nprice: 45\n');
  } finally {
    await browser.close();
    await close();
  }
});
