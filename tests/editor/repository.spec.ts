/** A day of staff in the editor of the live site, on a phone: from the sign-in up to the commits. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { LIVE_SITE, NAME, OWNER } from './built-editor.ts';
import { expect, test } from './editor.ts';

const MENU_ITEM = 'content/menu/boba/index.md';
const OTHER_ITEM = 'content/menu/combo/index.md';
const THIRD_ITEM = 'content/menu/power-combo/index.md';
/** A photo as an iPhone saves it, with its GPS position: HEVC in HEIF, 1600 by 1200, red above and blue below. */
const HEIC_FILE = path.join(import.meta.dirname, 'phone.heic');

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('staff edit the site through GitHub on a phone', async ({ page, editor }) => {
  const { github, dialog } = editor;
  await page.clock.install();
  const status = page.getByRole('status').filter({ hasText: /live/i });

  await test.step('change a price, and be told when that is live', async () => {
    await editor.show(page.getByText(/^Boba: /).first(), editor.collection('Menu'));
    await editor.openRow(/^Boba: /);
    await editor.fill('price', '45');
    await editor.save();
    expect(github.read(MENU_ITEM)).toContain('\nprice: 45\n');
    await expect(status).toContainText('Boba: saved. Not live yet.');
    const versions = `https://github.com/${OWNER}/${NAME}/commits/HEAD/${MENU_ITEM}`;
    await expect(status.getByRole('link', { name: 'Earlier versions' })).toHaveAttribute('href', versions);
    github.live['categories/special.md'] = 'as it is';
    github.live['menu/boba/index.md'] = createHash('sha256').update(github.bytes(MENU_ITEM)).digest('hex');
    await page.clock.fastForward(60_000);
    await expect(status).toContainText('Boba: live.');
    await expect(status.getByRole('link')).toHaveAttribute('href', `${LIVE_SITE}/products#item-boba`);
    await status.getByRole('button', { name: 'Close' }).click();
    await expect(status).toHaveCount(0);
  });

  // GitHub has refused to tell of its runs without a token, which says nothing of the token of staff.
  await test.step('add a review', async () => {
    await editor.go('reviews/new');
    await editor.fill('name', 'Suresh');
    await editor.fill('body', 'Cold to the last sip.');
    for (const score of ['food', 'service', 'atmosphere', 'overall']) await editor.fill(score, '5');
    await editor.save();
    expect(github.read('content/reviews/suresh.md')).toMatch(
      /^---\nname: Suresh\n(?:\w+: 5\n){4}order: \d+0\n---\n\nCold to the last sip\.\n$/,
    );
  });

  await test.step('save while somebody else saves another entry', async () => {
    await editor.go('menu/entries/boba/index');
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
    await editor.save({ anyway: true });
    expect(editor.read('gallery/store-corner/index.md'), 'what is still to confirm').not.toMatch(/- (?:image|alt)$/m);
    const saved = github.bytes('content/gallery/store-corner/phone.webp');
    const { format, width, height, exif: facts, xmp } = await sharp(saved).metadata();
    // The EXIF tag of a position, 0x8825, in little-endian order.
    expect(
      readFileSync(HEIC_FILE).includes(Buffer.from('2588040001000000', 'hex')),
      'the original has a position',
    ).toBe(true);
    expect({ format, width, height, facts, xmp }).toEqual({ format: 'webp', width: 1600, height: 1200 });
    const [red = 0, , blue = 0] = await sharp(saved).resize(1, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    expect(red, 'red above').toBeGreaterThan(blue);
  });

  await test.step('read in one line what is said of several saves', async () => {
    await expect(status.getByText('Boba: saved. Not live yet.')).toBeHidden();
    await expect(status.getByText(/^The corner shop: saved\./), 'the newest').toBeVisible();
    await status.getByText('Earlier saves').click();
    await expect(status.getByText('Boba: saved. Not live yet.')).toBeVisible();
  });

  await test.step('be told that somebody else has changed the entry while a question was open', async () => {
    await editor.go('menu/entries/power-combo/index');
    await editor.fill('name', 'Combo');
    await editor.refuse();
    github.changeElsewhere(THIRD_ITEM, (text) => text.replace(/^price: .*$/m, 'price: 38'));
    await dialog.getByRole('button', { name: /^Save anyway/ }).click();
    const conflict = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(conflict.filter({ hasText: 'Entry Changed by Someone Else' })).toBeVisible();
    await conflict.getByRole('button', { name: 'Cancel' }).click();
    await expect(editor.box('name')).toHaveValue('Combo');
    expect(github.read(THIRD_ITEM)).toMatch(/^name: Power Combo$[\s\S]*^price: 38$/m);
  });

  await test.step('sign in again once the token has expired, and lose nothing', async () => {
    await editor.go('menu/entries/boba/index');
    // The CMS keeps what is typed half a second later, and only where somebody has clicked.
    await editor.box('price').click();
    await editor.fill('price', '47');
    await page.clock.fastForward(3_000);
    const before = github.head;
    github.token = 'second-token';
    await editor.press(editor.saveButton, () => page.getByText('Bad credentials').isVisible());
    expect(github.head).toBe(before);
    await page.reload();
    await editor.signIn();
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(editor.box('price')).toHaveValue('47');
    await editor.save();
    expect(github.read(MENU_ITEM)).toContain('\nprice: 47\n');
  });
});
