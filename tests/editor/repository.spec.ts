/** A day of staff in the editor of the live site, on a phone: from the sign-in up to the commits. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pointsToPosition } from '../../src/content-check/files/image-files.ts';
import { LIVE_SITE, NAME, OWNER } from './built-editor.ts';
import { cutOff, EditorPage, expect, test } from './editor.ts';
import { GitHub } from './github.ts';

const MENU_ITEM = 'content/menu/boba/index.md';
const OTHER_ITEM = 'content/menu/combo/index.md';
const THIRD_ITEM = 'content/menu/power-combo/index.md';
const PHOTO_FOLDER = 'content/gallery/store-corner';
/** A photo as an iPhone saves it, with its GPS position: HEVC in HEIF, 1600 by 1200, red above and blue below. */
const HEIC_FILE = path.join(import.meta.dirname, 'phone.heic');

/** Somebody at work on a phone, which shows one list or form at a time. */
class Staff extends EditorPage {
  async signIn(token: string): Promise<void> {
    const box = this.page.getByRole('textbox', { name: 'Personal Access Token' });
    await this.show(box, this.page.getByRole('button', { name: /^Sign In Using Access Token/ }));
    await box.fill(token);
    await this.page.getByRole('button', { name: 'Sign In', exact: true }).click();
  }

  /** Goes to a collection from wherever the editor is. */
  async list(name: string): Promise<void> {
    const back = this.page.getByRole('button', { name: /^(?:Back to Collection List|Cancel Editing)$/ });
    await expect(async () => {
      if (!(await this.collection(name).isVisible())) await back.first().click({ timeout: 2000 });
      await expect(this.collection(name)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await this.show(this.page.getByRole('button', { name: 'Create New Entry' }), this.collection(name));
  }

  async openEntry(collection: string, name: RegExp): Promise<void> {
    await this.list(collection);
    await this.show(this.form, this.page.getByRole('gridcell', { name }));
  }
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('staff edit the site through GitHub on a phone', async ({ page, context, origin }) => {
  const github = new GitHub();
  const outside = await cutOff(context);
  const shown = { 'menu/boba/index.md': 'as it was', 'categories/special.md': 'as it is' };
  await github.serve(page);
  let questions = 0;
  await page.route(`${LIVE_SITE}/release.json?*`, (route) => {
    questions += 1;
    const release = { builtAt: '2026-11-23T05:12:00.000Z', files: shown };
    return route.fulfill({ json: release, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.clock.install();
  const staff = new Staff(page);

  await test.step('sign in', async () => {
    await page.goto(`${origin}/admin`);
    await staff.signIn(github.token);
    await expect(staff.collection('Menu')).toBeVisible();
  });

  await test.step('change a price', async () => {
    await staff.openEntry('Menu', /^Boba: /);
    await staff.fill('price', '45');
    await staff.save();
  });
  expect(github.read(MENU_ITEM)).toContain('\nprice: 45\n');

  await test.step('be told when that is live', async () => {
    const notice = page.getByRole('status').filter({ hasText: /live/i });
    await expect(notice).toContainText('Boba: saved. Not live yet.');
    const versions = `https://github.com/${OWNER}/${NAME}/commits/HEAD/${MENU_ITEM}`;
    await expect(notice.getByRole('link', { name: 'Earlier versions' })).toHaveAttribute('href', versions);
    shown['menu/boba/index.md'] = createHash('sha256').update(github.bytes(MENU_ITEM)).digest('hex');
    await page.clock.fastForward(60_000);
    await expect(notice).toContainText('Boba: live.');
    await expect(notice.getByRole('link')).toHaveAttribute('href', `${LIVE_SITE}/products#item-boba`);
    const asked = questions;
    await page.clock.fastForward(300_000);
    expect(questions, 'nothing is asked any more').toBe(asked);
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
  });

  await test.step('be told which save was refused, whoever made it', async () => {
    const commit = { message: 'Update Menu item “combo”', author: { name: 'Ravi' } };
    const run = { conclusion: 'failure', html_url: 'https://github.com/', head_commit: commit };
    await page.route('https://api.github.com/**/actions/**', (route) =>
      route.fulfill({ json: { workflow_runs: [run] } }),
    );
    await staff.openEntry('Menu', /^Boba: /);
    await staff.fill('price', '44');
    await staff.save();
    const notice = page.getByRole('status').filter({ hasText: /live/i });
    await page.clock.fastForward(61_000);
    await expect(notice).toContainText('“Update Menu item “combo””, saved by Ravi, was refused');
  });

  await test.step('add a review', async () => {
    await staff.list('Reviews');
    await staff.create();
    await staff.fill('name', 'Suresh');
    await staff.fill('body', 'Cold to the last sip.');
    for (const score of ['food', 'service', 'atmosphere', 'overall']) await staff.fill(score, '5');
    await staff.save();
  });
  expect(github.read('content/reviews/suresh.md')).toMatch(
    /^---\nname: Suresh\n(?:\w+: 5\n){4}order: \d+0\n---\n\nCold to the last sip\.\n$/,
  );

  await test.step('save while somebody else saves another entry', async () => {
    await staff.openEntry('Menu', /^Boba: /);
    await staff.fill('price', '46');
    github.changeElsewhere(OTHER_ITEM, (text) => text.replace(/^price: .*$/m, 'price: 36'));
    await staff.save();
  });
  expect(github.read(MENU_ITEM)).toContain('\nprice: 46\n');
  expect(github.read(OTHER_ITEM)).toContain('\nprice: 36\n');

  await test.step('drop in a photo from an iPhone', async () => {
    await staff.openEntry('Gallery images', /^The corner shop/);
    await staff.field('image').locator('input[type=file]').first().setInputFiles(HEIC_FILE);
    await expect(staff.field('image')).toContainText('phone.webp');
    await staff.fill('alt', 'The corner shop under a red evening sky');
    await staff.save({ anyway: true });
  });
  expect(github.read(`${PHOTO_FOLDER}/index.md`), 'what is still to confirm').not.toMatch(/- (?:image|alt)$/m);
  const photo = github.bytes(`${PHOTO_FOLDER}/phone.webp`);
  const { format, width, height, exif: facts, xmp } = await sharp(photo).metadata();
  expect(pointsToPosition(readFileSync(HEIC_FILE)), 'where the original was taken').toBe(true);
  expect({ format, width, height, facts, xmp }).toEqual({ format: 'webp', width: 1600, height: 1200 });
  const [red = 0, , blue = 0] = await sharp(photo).resize(1, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  expect(red, 'red above').toBeGreaterThan(blue);

  await test.step('read in one line what is said of several saves', async () => {
    const status = page.getByRole('status').filter({ hasText: /live/i });
    await expect(status.getByText('Boba: saved. Not live yet.')).toBeHidden();
    await expect(status.getByText(/^The corner shop: saved\./), 'the newest').toBeVisible();
    await status.getByText('Earlier saves').click();
    await expect(status.getByText('Boba: saved. Not live yet.')).toBeVisible();
  });

  await test.step('be told that somebody else has changed the entry while a question was open', async () => {
    await staff.openEntry('Menu', /^Power Combo: /);
    await staff.fill('name', 'Combo');
    await staff.refuse();
    github.changeElsewhere(THIRD_ITEM, (text) => text.replace(/^price: .*$/m, 'price: 38'));
    await staff.dialog.getByRole('button', { name: /^Save anyway/ }).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog.filter({ hasText: 'Entry Changed by Someone Else' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(staff.box('name')).toHaveValue('Combo');
    expect(github.read(THIRD_ITEM)).toMatch(/^name: Power Combo$[\s\S]*^price: 38$/m);
  });

  await test.step('sign in again once the token has expired, and lose nothing', async () => {
    await staff.openEntry('Menu', /^Boba: /);
    // The CMS keeps what is typed half a second later, and only where somebody has clicked.
    await staff.box('price').click();
    await staff.fill('price', '47');
    await page.clock.fastForward(3_000);
    const before = github.head;
    github.token = 'second-token';
    await staff.refuse();
    await expect(staff.dialog).toContainText('Your access token has expired');
    await staff.dialog.getByRole('button').click();
    expect(github.head).toBe(before);
    await page.reload();
    await staff.signIn(github.token);
    const restore = page.getByRole('button', { name: 'Restore', exact: true });
    await expect(restore).toBeVisible();
    await restore.click();
    await expect(staff.box('price')).toHaveValue('47');
    await staff.save();
  });
  expect(github.read(MENU_ITEM)).toContain('\nprice: 47\n');

  expect(outside, 'requests to other hosts').toEqual([]);
  expect(github.refused, 'calls that GitHub would not know').toEqual([]);
});
