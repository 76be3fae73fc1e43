import { createHash } from 'node:crypto';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { cutOff, expect } from './editor.ts';
import { type LiveEditor, MENU_ITEM, startLiveEditor } from './live-editor.ts';
import { Staff } from './staff.ts';

const FOLDER = path.resolve(import.meta.dirname, '../tmp/editor-live');
const SITE = 'https://kada.example/shop';
const FILE = MENU_ITEM.replace('content/', '');

const test = base.extend<object, { live: LiveEditor }>({
  live: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern.
    async ({}, use, { workerIndex }) => {
      const live = await startLiveEditor(`${FOLDER}-${workerIndex}`, SITE);
      await use(live);
      await live.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.use({ viewport: { width: 1280, height: 860 } });

/** The live site, of which the editor asks for the receipt alone. */
class LiveSite {
  release = {
    builtAt: '2026-11-23T05:12:00.000Z',
    files: { [FILE]: 'as it was', 'categories/special.md': 'as it is' },
  };
  questions = 0;

  async serve(page: Page): Promise<void> {
    await page.route(`${SITE}/release.json?*`, (route) => {
      this.questions += 1;
      return route.fulfill({ json: this.release, headers: { 'access-control-allow-origin': '*' } });
    });
  }

  /** Publishes the entry as it was committed. */
  publish({ github }: LiveEditor): void {
    this.release.files[FILE] = createHash('sha256').update(github.bytes(MENU_ITEM)).digest('hex');
  }
}

/** Changes the price of an item at half past eleven in India. */
async function changePrice(page: Page, live: LiveEditor, price: string): Promise<LiveSite> {
  await cutOff(page.context());
  const site = new LiveSite();
  await site.serve(page);
  await page.clock.install({ time: new Date('2026-11-23T06:00:00Z') });
  const staff = new Staff(page);
  await page.goto(`${live.origin}/admin`);
  await staff.signIn(live.github.token);
  await staff.openEntry('Menu', /^Boba: /);
  await staff.type('price', price);
  await staff.save();
  await expect(page.getByRole('status').filter({ hasText: 'Saved. Not live yet.' })).toBeVisible();
  expect(live.github.read(MENU_ITEM)).toContain(`\nprice: ${price}\n`);
  return site;
}

test('a save is live as soon as the receipt of the site has its hash', async ({ page, live }) => {
  const site = await changePrice(page, live, '61');
  const notice = page.getByRole('status').filter({ hasText: /live/i });
  await page.clock.fastForward(60_000);
  await expect(notice).toContainText('Saved. Not live yet.');

  site.publish(live);
  await page.clock.fastForward(15_000);
  await expect(notice).toContainText('Live: Boba');
  await expect(notice.getByRole('link', { name: 'Boba' })).toHaveAttribute('href', `${SITE}/products#item-boba`);

  const { questions } = site;
  await page.clock.fastForward(300_000);
  expect(site.questions, 'nothing is asked any more').toBe(questions);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
});

test('a save that does not go live says so after ten minutes, and what was refused', async ({ page, live }) => {
  const site = await changePrice(page, live, '62');
  const notice = page.getByRole('status').filter({ hasText: /live/i });
  const { questions } = site;
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  await page.clock.fastForward(60_000);
  await page.clock.fastForward(60_000);
  expect(site.questions, 'nothing is asked while nobody looks').toBe(questions);
  await turn('visible');
  await expect.poll(() => site.questions).toBe(questions + 1);
  await expect(notice).toContainText('Saved. Not live yet.');

  await page.clock.fastForward(480_000);
  await expect(notice).toContainText('Not live. The site still shows the version from 10:42. See what was refused');
  const api = new URL(live.repository.replace('github+', '')).origin;
  await expect(notice.getByRole('link')).toHaveAttribute('href', `${api}/manacaud/site/actions`);

  site.publish(live);
  await page.clock.fastForward(60_000);
  await expect(notice, 'once it goes live after all').toContainText('Live: Boba');
});
