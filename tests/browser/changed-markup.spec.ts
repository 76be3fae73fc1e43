/** Islands whose HTML a translator, a password manager or the phone changed, before or after their code came. */
import type { Page } from '@playwright/test';
import { changeMarkup, MARKUP_CHANGES, type MarkupChange, TRANSLATED } from '../support/changed-markup.ts';
import { expect, holdScripts, test } from './fixtures.ts';

interface Island {
  readonly route: string;
  /** What shows intent. */
  readonly approach: (page: Page) => Promise<void>;
  readonly use: (page: Page) => Promise<void>;
  /** What its use led to. */
  readonly check: (page: Page) => Promise<void>;
  /** A text that stays as translated. */
  readonly label: string;
}

const ISLANDS: Readonly<Record<string, Island>> = {
  enquiry: {
    route: '/register',
    approach: (page) => page.locator('[name=name]').hover(),
    use: async (page) => {
      const typed = { name: 'Anitha', mobile: '98470 12345', city: 'Klam' };
      for (const [name, text] of Object.entries(typed)) {
        await page.locator(`[name=${name}]`).focus();
        await page.keyboard.type(text);
      }
      // Behind the K.
      for (const _ of 'lam') await page.keyboard.press('ArrowLeft');
    },
    check: async (page) => {
      await expect(page.locator('[name=name]')).toHaveValue('Anitha');
      await expect(page.locator('[name=city]')).toBeFocused();
      await page.keyboard.type('ol');
      await expect(page.locator('[name=city]')).toHaveValue('Kollam');
      await page.evaluate(() => {
        window.open = (url) => ({ url }) as unknown as Window;
      });
      await page.locator('.card [type=submit]').click();
      await expect(page.locator('.opened pre')).toContainText('Name: Anitha\nMobile: +91 98470 12345\nCity: Kollam');
    },
    label: '.card label',
  },
  search: {
    route: '/products',
    approach: (page) => page.getByRole('searchbox').hover(),
    use: async (page) => {
      await page.getByRole('combobox').selectOption('classic');
      await page.getByRole('searchbox').focus();
      await page.keyboard.type('pps');
      // Behind the first letter.
      for (const _ of 'ps') await page.keyboard.press('ArrowLeft');
    },
    check: async (page) => {
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('o');
      await expect(page.getByRole('searchbox')).toHaveValue('pops');
      await expect(page.getByRole('status')).toHaveText('Showing 2 of 6');
      await expect(page.locator('.menu-card').filter({ visible: true })).toHaveCount(2);
    },
    label: '.search-form label',
  },
  carousel: {
    route: '/reviews',
    approach: (page) => page.locator('.pause').hover(),
    use: async (page) => {
      const next = page.locator('.controls button').last();
      await next.focus();
      await next.click();
      await next.click();
    },
    check: async (page) => {
      await expect(page.locator('.controls button').last()).toBeFocused();
      await expect(page.locator('.controls p')).toHaveText('3 of 10');
      await expect(page.locator('[aria-roledescription=slide]:not([inert])')).toHaveAttribute('aria-label', '3 of 10');
    },
    label: 'blockquote',
  },
  chart: {
    route: '/franchise',
    approach: (page) => page.locator('.donut path').first().hover(),
    use: (page) => page.locator('.donut path').first().press('ArrowRight'),
    check: async (page) => {
      await expect(page.locator('.donut path').nth(1)).toBeFocused();
      await expect(page.locator('.centre text')).toHaveText('₹75,000Interior · 24%');
      await expect(page.locator('.investment tr[data-active]')).toContainText('Interior');
    },
    label: '.investment h2',
  },
};

/** The change as an expression, because Playwright passes a function one argument only. */
const changeInPage = (change: MarkupChange) => `(${changeMarkup})(${JSON.stringify(change)}, '${TRANSLATED}')`;
const live = (page: Page) => expect(page.locator('astro-island')).not.toHaveAttribute('ssr');

for (const [name, { route, approach, use, check, label }] of Object.entries(ISLANDS)) {
  for (const change of MARKUP_CHANGES) {
    test(`${name}: ${change} before the code came`, async ({ page }) => {
      const { send } = await holdScripts(page);
      await page.goto(route);
      await page.evaluate(changeInPage(change));
      await use(page);
      send();
      await live(page);
      if (change !== 'added') await expect(page.locator(label).first()).toContainText(TRANSLATED);
      await check(page);
    });

    test(`${name}: ${change} after it`, async ({ page }) => {
      await page.goto(route);
      await approach(page);
      await live(page);
      await page.evaluate(changeInPage(change));
      await use(page);
      await check(page);
    });
  }
}
