/**
 * What translators, password managers and phones do to a page: words wrapped in `<font>`, words replaced in place, an
 * element behind each control and a link around each number.
 */
export const MARKUP_CHANGES = ['wrapped', 'replaced', 'added'] as const;
export type MarkupChange = (typeof MARKUP_CHANGES)[number];

/** The sign that a "translation" ends with. */
export const TRANSLATED = '›';

/** Changes the HTML of the island, if there is one; runs in the page and uses only its arguments. */
export function changeMarkup(change: MarkupChange, sign: string): void {
  const island = document.querySelector('astro-island');
  if (!island) return;
  const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim())) {
    if (change === 'replaced') text.data += sign;
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
