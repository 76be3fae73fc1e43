/** A day of staff in the editor of the live site: from the sign-in up to the commits, and until visitors see them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { LIVE_SITE, NAME, OWNER } from './built-editor.ts';
import { type Editor, expect, test } from './editor.ts';
import { CATEGORIES } from './github.ts';

const MENU_ITEM = 'content/menu/boba/index.md';
const OTHER_ITEM = 'content/menu/combo/index.md';
/** A photo as an iPhone saves it, with its GPS position: HEVC in HEIF, 1600 by 1200, red above and blue below. */
const HEIC_FILE = path.join(import.meta.dirname, 'phone.heic');

/** The live site shows a file as it is in the repository. */
function publish({ github }: Editor, file: string): void {
  github.live = {
    ...CATEGORIES,
    [file]: createHash('sha256')
      .update(github.bytes(`content/${file}`))
      .digest('hex'),
  };
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const COMPUTER = { viewport: { width: 1280, height: 860 } };
for (const [device, options] of Object.entries({ phone: PHONE, computer: COMPUTER })) {
  test.describe(device, () => {
    test.use(options);

    test('a save is followed until visitors see it', async ({ page, editor }) => {
      const { github, lines } = editor;
      await page.clock.install();
      /** Lets minutes pass until a line says something. */
      const becomes = (line: Locator, text: RegExp) =>
        expect(async () => {
          await page.clock.fastForward(61_000);
          await expect(line).toHaveText(text, { timeout: 3_000 });
        }).toPass();

      await test.step('saved, building, live', async () => {
        await editor.go('menu/entries/boba/index');
        await editor.fill('price', '45');
        await editor.save();
        expect(github.read(MENU_ITEM)).toContain('\nprice: 45\n');
        await expect(lines).toHaveText([/^Boba: saved\. Not live yet\./]);
        github.run = { conclusion: null, errors: [] };
        await becomes(lines, /^Boba: saved\. The site is being built\./);
        publish(editor, 'menu/boba/index.md');
        await becomes(lines, /^Boba: live\./);
        const link = lines.getByRole('link', { name: 'See it' });
        await expect(link).toHaveAttribute('href', new RegExp(`^${LIVE_SITE}/products\\?\\d+#item-boba$`));
        const versions = `https://github.com/${OWNER}/${NAME}/commits/HEAD/${MENU_ITEM}`;
        await expect(lines.getByRole('link', { name: 'Earlier versions' })).toHaveAttribute('href', versions);
        await expect(lines).toBeInViewport();
      });

      await test.step('refused, and waiting for another entry and for the code', async () => {
        await editor.go('menu/entries/boba/index');
        await editor.fill('price', '46');
        await editor.save();
        await expect(lines, 'what is live needs no line any more').toHaveCount(1);
        github.run = { conclusion: 'failure', errors: [{ path: MENU_ITEM, message: 'Price: no.' }] };
        await becomes(lines, /^Boba: refused\. Price: no\./);
        await editor.go('menu/entries/combo/index');
        await editor.fill('price', '60');
        await editor.save();
        await becomes(
          lines.last(),
          /^Combo: saved\. It waits, as Menu item “boba” was refused after a save of Binu: Price: no\./,
        );
      });

      await test.step('hidden only once visitors do not see it', async () => {
        github.run = undefined;
        publish(editor, 'menu/boba/index.md');
        await editor.go('menu/entries/boba/index');
        await editor.expand('visibility');
        await editor.turnOn('visibility.draft');
        await editor.save();
        await becomes(lines.last(), /^Boba: saved\. Not live yet\. Visitors still see the entry\./);
        github.live = CATEGORIES;
        await becomes(lines.last(), /^Boba: hidden from the site\./);
      });

      await test.step('replaced by somebody else, and nothing heard', async () => {
        const combo = lines.filter({ hasText: /^Combo/ });
        github.live = { ...CATEGORIES, 'menu/combo/index.md': 'another' };
        await page.clock.fastForward(600_000);
        await becomes(combo, /^Combo: saved, but not live after ten minutes\./);
        github.builtAt = new Date(Date.now() + 3_600_000).toISOString();
        await becomes(combo, /^Combo: somebody has saved another version since\./);
        await combo.getByRole('button', { name: 'Close' }).click();
        await expect(lines).toHaveCount(1);
      });
    });
  });
}

test.describe('phone', () => {
  test.use(PHONE);

  test('staff edit the site through GitHub', async ({ page, editor }) => {
    const { github } = editor;
    await page.clock.install();

    await test.step('save while somebody else saves another entry', async () => {
      await editor.show(page.getByText(/^Boba: /).first(), editor.collection('Menu'));
      await editor.openRow(/^Boba: /);
      await editor.fill('price', '46');
      github.changeElsewhere(OTHER_ITEM, (text) => text.replace(/^price: .*$/m, 'price: 36'));
      await editor.save();
      expect(github.read(MENU_ITEM)).toContain('\nprice: 46\n');
      expect(github.read(OTHER_ITEM)).toContain('\nprice: 36\n');
    });

    await test.step('drop in a photo from an iPhone', async () => {
      await editor.go('gallery/entries/store-corner/index');
      await editor.field('image').locator('input[type=file]').first().setInputFiles(HEIC_FILE);
      await expect(editor.field('image')).toContainText('phone.webp');
      await editor.fill('alt', 'The corner shop under a red evening sky');
      await editor.save();
      const saved = github.bytes('content/gallery/store-corner/phone.webp');
      const { format, width, height, exif: facts, xmp } = await sharp(saved).metadata();
      expect(
        readFileSync(HEIC_FILE).includes('GPS') || readFileSync(HEIC_FILE).includes('Exif'),
        'the original says where',
      ).toBe(true);
      expect({ format, width, height, facts, xmp }).toEqual({ format: 'webp', width: 1600, height: 1200 });
      const [red = 0, , blue = 0] = await sharp(saved).resize(1, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer();
      expect(red, 'red above').toBeGreaterThan(blue);
    });

    await test.step('be asked before the text of somebody else is overwritten', async () => {
      await editor.go('menu/entries/combo/index');
      await editor.fill('name', 'Combo of the day');
      github.changeElsewhere(OTHER_ITEM, (text) => text.replace(/^price: .*$/m, 'price: 38'));
      const conflict = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await editor.show(conflict.filter({ hasText: 'Entry Changed by Someone Else' }), editor.saveButton);
      await conflict.getByRole('button', { name: 'Cancel' }).click();
      await expect(editor.box('name')).toHaveValue('Combo of the day');
      expect(github.read(OTHER_ITEM)).toMatch(/^name: Combo$[\s\S]*^price: 38$/m);
    });

    await test.step('sign in again once the token has expired, and lose nothing', async () => {
      await editor.go('menu/entries/boba/index');
      // The CMS keeps what is typed half a second later, and only where somebody has clicked.
      await editor.box('price').click();
      await editor.fill('price', '47');
      await page.clock.fastForward(3_000);
      const before = github.head;
      github.token = 'second-token';
      await editor.press(editor.saveButton, () => page.getByText('Bad credentials').first().isVisible());
      await page.clock.fastForward(15_000);
      await expect(editor.lines.last()).toContainText('Boba: not saved.');
      expect(github.head).toBe(before);
      await page.reload();
      await editor.signIn();
      await page.getByRole('button', { name: 'Restore', exact: true }).click();
      await expect(editor.box('price')).toHaveValue('47');
      await editor.save();
      expect(github.read(MENU_ITEM)).toContain('\nprice: 47\n');
    });
  });
});
