import type { Locator, Page } from '@playwright/test';
import { expect, test } from './editor.ts';

/** The app of the toolbar, open on a page of the development server. */
class App {
  readonly page: Page;
  readonly panel: Locator;
  constructor(page: Page) {
    this.page = page;
    this.panel = page.locator('astro-dev-toolbar-window').filter({ hasText: 'Edit content' });
  }

  async open(url: string): Promise<void> {
    await this.page.route(/pravatar/, (route) => route.abort());
    await this.page.goto(url);
    // The toolbar slides in when the pointer is at the foot of the window.
    await expect(async () => {
      await this.page.mouse.move(680, 850);
      await this.page.getByRole('button', { name: 'Edit content' }).click({ timeout: 1000 });
      await expect(this.panel).toBeVisible({ timeout: 1000 });
    }).toPass();
  }

  /** Points at an element as the browser finds it there, and clicks. */
  async pick(target: Locator): Promise<void> {
    await target.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await target.evaluate((element) => scrollBy({ top: -200, behavior: 'instant' }) ?? element);
    await target.click();
  }

  links = () => this.panel.getByRole('listitem').getByRole('link');
}

test.describe('the app “Edit content” in the toolbar', () => {
  let app: App;
  test.beforeEach(({ page }) => {
    app = new App(page);
  });

  test('opens the entry of what is clicked, which does nothing else', async ({ page, site }) => {
    await app.open(`${site.address}/products`);
    const search = page.getByRole('searchbox');
    await search.fill('boba');
    const opened = page.context().waitForEvent('page');
    await app.pick(page.getByRole('heading', { name: 'Boba' }));
    await expect(await opened).toHaveURL(`${site.address}/admin#/collections/menu/entries/boba/index`);
    await expect(app.links()).toHaveText(['Menu: boba', 'Menu page']);
    await app.pick(page.getByRole('button', { name: 'Clear' }));
    await expect(app.links()).toHaveText(['Menu page']);
    await expect(search).toHaveValue('boba');
    await expect(page).toHaveURL(`${site.address}/products`);
  });

  test('lists the entries of the page, and ends with Escape', async ({ page, site }) => {
    await app.open(`${site.address}/contact`);
    await app.panel.getByRole('button', { name: 'All entries of this page' }).click();
    await expect(app.links().filter({ hasText: /^(Contact page|Hours and holidays|Brand and contact)$/ })).toHaveCount(
      3,
    );
    await page.keyboard.press('Escape');
    await expect(app.panel).toBeHidden();
    await page.getByRole('navigation').first().getByRole('link', { name: 'Our Story' }).click();
    await expect(page).toHaveURL(`${site.address}/about`);
  });
});
