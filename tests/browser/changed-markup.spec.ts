/**
 * Islands survive HTML changed by third parties: translators wrap text in `<font>`, password managers add an element after
 * each field, and phones turn numbers into links.
 */
import { expect, expectHydrated, holdScripts, test } from './fixtures.ts';

/** Changes the HTML of the island; runs in the page. */
function changeMarkup(): void {
  const island = document.querySelector('astro-island') as HTMLElement;
  const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim())) {
    // HTML inside a drawing would not be drawn.
    if (text.parentElement?.closest('svg, option')) continue;
    const wrapper = document.createElement(/\d{2}/.test(text.data) ? 'a' : 'font');
    wrapper.append(`${text.data}›`);
    text.replaceWith(wrapper);
  }
  for (const control of island.querySelectorAll('input, textarea, select, button')) {
    const icon = document.createElement('div');
    icon.dataset['manager'] = '';
    control.after(icon);
  }
}

for (const when of ['before', 'after'] as const) {
  test(`the enquiry form works with HTML that was changed ${when} hydration`, async ({ page, pageErrors }) => {
    const { send } = await holdScripts(page);
    await page.goto('/register');
    if (when === 'after') {
      send();
      await expectHydrated(page);
    }
    await page.evaluate(changeMarkup);
    for (const [name, text] of Object.entries({ name: 'Anitha', mobile: '98470 12345', city: 'Klam' })) {
      await page.locator(`[name=${name}]`).focus();
      await page.keyboard.type(text);
    }
    // Moves the caret to just after the K.
    for (const _ of 'lam') await page.keyboard.press('ArrowLeft');
    send();
    await expectHydrated(page);
    await expect(page.locator('[name=city]')).toBeFocused();
    await page.keyboard.type('ol');
    await page.evaluate(() => {
      window.open = (url) => ({ url }) as unknown as Window;
    });
    await page.locator('.card [type=submit]').click();
    await expect(page.locator('[data-preview]')).toContainText(/Name: Anitha\nMobile: 98470 12345\nCity.*: Kollam/);
    // React reports error 418 when it renders the island again.
    expect(pageErrors.splice(0).filter((error) => !error.includes('error #418'))).toEqual([]);
  });
}
