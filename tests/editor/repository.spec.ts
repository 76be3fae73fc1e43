/** The editor of the live site: sign-in, commits, and the status of a save. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { LIVE_SITE, NAME, OWNER } from './built-editor.ts';
import { expect, test } from './editor.ts';

const BOBA = 'content/menu/boba/index.md';
const COMBO = 'content/menu/combo/index.md';
/** A photo of an iPhone with its GPS position: HEVC in HEIF, 1600 by 1200, red above and blue below. */
const HEIC_FILE = path.join(import.meta.dirname, 'phone.heic');
const PHONE = { viewport: { width: 390, height: 4000 }, hasTouch: true, isMobile: true };

test.describe('on a phone', () => {
  test.use(PHONE);

  test('follows a save until visitors see it', async ({ page, editor }) => {
    const { github, lines } = editor;
    await page.clock.install();
    const becomes = (text: RegExp) =>
      expect(async () => {
        await page.clock.fastForward(91_000);
        await expect(lines).toHaveText([text], { timeout: 3_000 });
      }).toPass();
    const publish = () => {
      const hash = createHash('sha256').update(github.bytes(BOBA)).digest('hex');
      github.live = { 'menu/boba/index.md': hash };
    };
    const fail = (id: number, ...errors: { path: string; message: string }[]) => {
      github.run = { id, conclusion: 'failure', errors };
    };

    await editor.go('menu/entries/boba/index');
    await editor.fill('price', '45');
    await editor.save();
    await expect(lines).toHaveText([/^Boba: saved\. Not live yet\./]);
    await expect(lines).toBeInViewport();
    github.run = { id: 1, conclusion: null, errors: [] };
    await becomes(/^Boba: saved\. The site is being built\./);
    fail(2, { path: BOBA, message: 'Price: no.' });
    await becomes(/^Boba: refused\. Price: no\./);
    fail(3, { path: COMBO, message: 'Price: no.' });
    await becomes(/^Boba: saved\. It waits, as Menu item “combo” was refused after a save of Binu: Price: no\./);
    fail(4);
    await becomes(/^Boba: saved\. It goes live once the code of the site is repaired\./);
    github.run = undefined;
    await page.clock.fastForward(600_000);
    await becomes(/^Boba: saved, but not live after ten minutes\./);
    const { builtAt } = github;
    github.builtAt = new Date(Date.now() + 7_200_000).toISOString();
    await becomes(/^Boba: somebody has saved another version since\./);
    github.builtAt = builtAt;
    publish();
    await becomes(/^Boba: live\./);
    const link = lines.getByRole('link', { name: 'See it' });
    await expect(link).toHaveAttribute('href', new RegExp(`^${LIVE_SITE}/products\\?\\d+#item-boba$`));
    const versions = `https://github.com/${OWNER}/${NAME}/commits/HEAD/${BOBA}`;
    await expect(lines.getByRole('link', { name: 'Earlier versions' })).toHaveAttribute('href', versions);

    await editor.go('menu/entries/boba/index');
    await editor.expand('visibility');
    await editor.turnOn(editor.field('visibility.draft').getByRole('switch'));
    await editor.save();
    await becomes(/^Boba: saved\. Not live yet\. Visitors still see the entry\./);
    github.live = {};
    await becomes(/^Boba: hidden from the site\./);
    await lines.getByRole('button', { name: 'Close' }).click();
    await expect(lines).toHaveCount(0);
  });

  test('staff edit the site through GitHub', async ({ page, editor }) => {
    const { github } = editor;
    await page.clock.install();
    const setPrice = (price: number) => (text: string) => text.replace(/^price: .*$/m, `price: ${price}`);

    await test.step('save while a colleague saves another entry', async () => {
      await editor.show(page.getByText(/^Boba: /).first(), editor.collection('Menu'));
      await editor.openRow(/^Boba: /);
      await editor.fill('price', '46');
      github.changeElsewhere(COMBO, setPrice(36));
      await editor.save();
      expect([github.read(BOBA), github.read(COMBO)]).toEqual([
        expect.stringContaining('\nprice: 46\n'),
        expect.stringContaining('\nprice: 36\n'),
      ]);
    });

    await test.step('are asked before the text of a colleague is overwritten', async () => {
      await editor.go('menu/entries/combo/index');
      await editor.fill('name', 'Combo of the day');
      github.changeElsewhere(COMBO, setPrice(38));
      const conflict = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await editor.show(conflict.filter({ hasText: 'Entry Changed by Someone Else' }), editor.saveButton);
      await conflict.getByRole('button', { name: 'Cancel' }).click();
      await expect(editor.box('name')).toHaveValue('Combo of the day');
      expect(github.read(COMBO)).toMatch(/^name: Combo$[\s\S]*^price: 38$/m);
    });

    await test.step('add a photo from an iPhone, which loses its position', async () => {
      await editor.go('gallery/entries/store-corner/index');
      await editor.choose('image', HEIC_FILE, 'phone.webp');
      await editor.fill('alt', 'The corner shop under a red evening sky');
      await editor.save();
      const saved = github.bytes('content/gallery/store-corner/phone.webp');
      const { format, width, height, exif, xmp } = await sharp(saved).metadata();
      expect(readFileSync(HEIC_FILE, 'latin1'), 'the original has a position').toContain('Exif');
      expect([format, width, height, exif, xmp]).toEqual(['webp', 1600, 1200, undefined, undefined]);
      const [red = 0, , blue = 0] = await sharp(saved).resize(1, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer();
      expect(red, 'red above').toBeGreaterThan(blue);
    });

    await test.step('sign in again once the token has expired, and lose nothing', async () => {
      await editor.go('menu/entries/boba/index');
      // The CMS keeps a backup half a second later, and only after a click.
      await editor.box('price').click();
      await editor.fill('price', '47');
      await page.clock.fastForward(3_000);
      github.token = 'second-token';
      await editor.press(editor.saveButton, () => page.getByText('Bad credentials').first().isVisible());
      await page.clock.fastForward(15_000);
      await expect(editor.lines.last()).toContainText('Boba: not saved.');
      expect(github.read(BOBA)).toContain('\nprice: 46\n');
      await page.reload();
      await editor.signIn();
      await page.getByRole('button', { name: 'Restore', exact: true }).click();
      await expect(editor.box('price')).toHaveValue('47');
      await editor.save();
      expect(github.read(BOBA)).toContain('\nprice: 47\n');
    });
  });
});
