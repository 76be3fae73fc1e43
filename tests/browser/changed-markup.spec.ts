/**
 * Islands must survive HTML changed by third parties before or after hydration: translators wrap text in `<font>`, password
 * managers add an element after each field, and phones turn numbers into links.
 */
import type { Page } from '@playwright/test';
import { expect, expectHydrated, holdScripts, test } from './fixtures.ts';

const CHANGES = ['wrapped', 'added'] as const;
/** The last character of each "translated" text. */
const TRANSLATED = '›';

/** Changes the HTML of the island; runs in the page. */
function changeMarkup({ change, sign }: { change: (typeof CHANGES)[number]; sign: string }): void {
  const island = document.querySelector('astro-island') as HTMLElement;
  const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim())) {
    // HTML inside a drawing would not be drawn.
    if (text.parentElement?.closest('svg, option')) continue;
    if (change === 'wrapped') {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data + sign);
      text.replaceWith(font);
    }
    if (change === 'added' && /\d{2}/.test(text.data)) {
      const link = document.createElement('a');
      link.href = 'tel:0';
      text.replaceWith(link);
      link.append(text);
    }
  }
  if (change !== 'added') return;
  for (const control of island.querySelectorAll('input, textarea, select, button')) {
    const icon = document.createElement('div');
    icon.dataset['manager'] = '';
    control.after(icon);
  }
}

interface Island {
  readonly route: string;
  /** Shows intent to use the island. */
  readonly approach: (page: Page) => Promise<void>;
  readonly use: (page: Page) => Promise<void>;
  /** Expects the result of `use`. */
  readonly check: (page: Page) => Promise<void>;
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
      // Moves the cursor behind the K.
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
      await expect(page.locator('[data-preview]')).toContainText(/Name: Anitha\nMobile: 98470 12345\nCity.*: Kollam/);
    },
  },
  search: {
    route: '/products',
    approach: (page) => page.getByRole('searchbox').hover(),
    use: async (page) => {
      await page.getByRole('combobox').selectOption('classic');
      await page.getByRole('searchbox').focus();
      await page.keyboard.type('pps');
      // Moves the cursor behind the first letter.
      for (const _ of 'ps') await page.keyboard.press('ArrowLeft');
    },
    check: async (page) => {
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('o');
      await expect(page.getByRole('searchbox')).toHaveValue('pops');
      await expect(page.getByRole('status')).toHaveText('Showing 2 of 6');
      await expect(page.locator('.menu-card').filter({ visible: true })).toHaveCount(2);
      await expect(page).toHaveURL(({ search }) => /q=pops/.test(search) && /category=classic/.test(search));
    },
  },
};

for (const [name, { route, approach, use, check }] of Object.entries(ISLANDS)) {
  for (const change of CHANGES) {
    test(`${name} hydrates markup that was ${change} before`, async ({ page, pageErrors }) => {
      const { send } = await holdScripts(page);
      await page.goto(route);
      await page.evaluate(changeMarkup, { change, sign: TRANSLATED });
      await use(page);
      send();
      await expectHydrated(page);
      await check(page);
      // React reports error 418 when it renders the island again.
      expect(pageErrors.splice(0).filter((error) => !error.includes('error #418'))).toEqual([]);
    });
  }

  test(`${name} works with markup that was wrapped and added to after hydration`, async ({ page }) => {
    await page.goto(route);
    await approach(page);
    await expectHydrated(page);
    for (const change of ['wrapped', 'added'] as const) await page.evaluate(changeMarkup, { change, sign: TRANSLATED });
    await use(page);
    await check(page);
  });
}
