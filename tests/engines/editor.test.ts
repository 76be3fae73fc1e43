/** The editor in Firefox and WebKit, which staff may use: sign in, a price, and a photo that the browser converts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HEIC_FILE, startLiveEditor } from '../editor/live-editor.ts';
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

  /** Opens an entry or a dialog, again if the click was lost because the CMS was drawing its list anew. */
  opens = (selector: string, text: string, opened: string) =>
    expect
      .poll(
        async () => {
          await this.click(selector, text);
          await this.browser.evaluate(() => new Promise((done) => setTimeout(done, 1000)));
          return this.browser.evaluate((find) => document.querySelector(find) !== null, opened);
        },
        { timeout: 60_000 },
      )
      .toBe(true);
}

test.each([
  ['Firefox', firefox],
  ['WebKit', webkit],
])('%s commits a price and a photo', async (name, start) => {
  const { github, origin, close } = await startLiveEditor(join(import.meta.dirname, `../tmp/editor-${name}`));
  const browser = await start({ scripts: true });
  try {
    const editor = new Editor(browser, origin);
    await editor.open('/admin');
    await editor.opens('button', 'Sign In Using Access Token', 'dialog[open] input');
    await editor.type('dialog[open] input', github.token);
    await editor.click('dialog[open] button', 'Sign In');
    await editor.click('[data-label=Menu]');
    await editor.opens('[role=gridcell]', 'Boba', FORM);
    await editor.click(PRICE);
    await browser.evaluate((find) => document.querySelector<HTMLInputElement>(find)?.select(), PRICE);
    await browser.type(PRICE, '45');
    await editor.click('button', 'Save');
    await editor.seesCount(FORM, 0);
    expect(github.read('content/menu/boba/index.md')).toContain('\nprice: 45\n');

    await editor.click('[data-label="Gallery images"]');
    await editor.opens('[role=gridcell]', 'The corner shop', FORM);
    await editor.sees('the field', () => document.querySelector('[data-key-path=image] input[type=file]') !== null);
    await browser.evaluate((text) => {
      const input = document.querySelector<HTMLInputElement>('[data-key-path=image] input[type=file]');
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
      data.items.add(new File([bytes], 'phone.heic', { type: 'image/heic' }));
      if (input) input.files = data.files;
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    }, readFileSync(HEIC_FILE).toString('base64'));
    await editor.seesWords('phone.webp');
    await editor.click('button', 'Save');
    // The editor asks whether the description still fits.
    await editor.click('dialog.save-check [value=save]');
    await editor.seesCount(FORM, 0);
    const photo = github.bytes('content/gallery/store-corner/phone.webp').toString('latin1');
    expect(photo).toMatch(/^RIFF.{4}WEBP/s);
    // It does not say where it was taken.
    expect(photo).not.toMatch(/EXIF|XMP /);
  } finally {
    await browser.close();
    await close();
  }
});
