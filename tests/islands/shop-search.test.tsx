// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopSearch } from '~/islands/ShopSearch/ShopSearch';
import { CARDS_AT_ONCE } from '~/islands/ShopSearch/shop-search';

const EMPTY = 'No sarbath found matching your criteria.';
const words = {
  searchLabel: 'Search the menu',
  categoryLabel: 'Category',
  clear: 'Clear',
  showAll: 'Show everything',
  more: 'Show {n} more',
  count: 'Showing {n} of {total}',
  empty: EMPTY,
};
const categories = [
  ['all', 'All'],
  ['classic', 'Classic'],
  ['special', 'Special'],
  ['premium', 'Premium'],
] as const;
const MENU = [
  ['Coffee Blast', 'Strong decoction', 'classic'],
  ['Boba', 'Milk tea', 'special'],
  ['Khus Sarbath', '<img src=x onerror=alert(1)> & milk', 'premium'],
] as const;

const shop = (items: ReadonlyArray<readonly [string, string, string]> = MENU) => (
  <ShopSearch
    words={words}
    categories={categories}
    total={items.length}
    emptyGlass={{ src: '/empty.svg', width: 320, height: 402 }}
  >
    <ul>
      {items.map(([name, description, category]) => (
        <li key={name} data-category={category}>
          <h2>{name}</h2>
          <p data-description>{description}</p>
        </li>
      ))}
    </ul>
  </ShopSearch>
);
const shown = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the menu' });
const status = () => screen.getByRole('status').textContent;
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

beforeEach(() => history.replaceState(null, '', '/products'));
afterEach(cleanup);

describe('the shop search', () => {
  it('leaves Escape to the input method while a word is being composed', () => {
    render(shop());
    fireEvent.input(box(), { target: { value: 'boba' } });
    fireEvent.keyDown(box(), { key: 'Escape', isComposing: true });
    expect(box().value).toBe('boba');
  });

  it('does not leave the page on Enter', () => {
    render(shop());
    expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
  });

  it('goes on when the browser refuses another change of the URL', async () => {
    const refuse = vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    render(shop());
    await userEvent.type(box(), 'boba');
    await rest();
    expect(refuse).toHaveBeenCalled();
    expect(shown()).toEqual(['Boba']);
    refuse.mockRestore();
  });

  it('shows a long menu by and by', async () => {
    const long = Array.from({ length: 150 }, (_, n) => [`Glass ${n}`, n < 70 ? 'few' : 'rest', 'classic'] as const);
    render(shop(long));
    // At once: a frame with all of them would cost a phone seconds.
    expect(shown()).toHaveLength(CARDS_AT_ONCE);
    await userEvent.click(screen.getByRole('button', { name: 'Show 90 more' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(`Glass ${CARDS_AT_ONCE}`));
    await waitFor(() => expect(shown()).toHaveLength(2 * CARDS_AT_ONCE));
    await userEvent.type(box(), 'few');
    await waitFor(() => expect(shown()).toHaveLength(CARDS_AT_ONCE));
    await rest();
    expect(status()).toBe('Showing 70 of 150');
    await userEvent.click(screen.getByRole('button', { name: 'Show 10 more' }));
    await waitFor(() => expect(shown()).toHaveLength(70));
    expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
  });

  it('on a long menu, paints the key first, then a dozen cards a frame, and none of them after the next key', async () => {
    const long = Array.from(
      { length: 90 },
      (_, n) => [`${n < 45 ? 'Early' : 'Late'} ${n}`, 'Milk', 'classic'] as const,
    );
    render(shop(long));
    expect(shown()).toHaveLength(CARDS_AT_ONCE);
    fireEvent.input(box(), { target: { value: 'late' } });
    // The key itself is painted first.
    expect(shown()).toHaveLength(CARDS_AT_ONCE);
    const steps: number[] = [];
    await waitFor(
      () => {
        const names = shown();
        if (steps.at(-1) !== names.length) steps.push(names.length);
        expect(names.filter((name) => name?.startsWith('Early'))).toEqual([]);
      },
      { interval: 1 },
    );
    // Fifteen of them were shown already.
    expect(steps.at(-1)).toBe(15 + 12);
    fireEvent.input(box(), { target: { value: 'early 1' } });
    await rest();
    expect(shown()).toEqual(['Early 1', ...Array.from({ length: 10 }, (_, n) => `Early ${10 + n}`)]);
  });
});

describe('the shop search on a page from the server', () => {
  it('takes up what was typed and chosen before it was live, without a mismatch', async () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(shop());
    document.body.append(root);
    const typed = root.querySelector('input') as HTMLInputElement;
    typed.value = 'milk';
    (root.querySelector('select') as HTMLSelectElement).value = 'premium';
    typed.focus();
    const mismatch = vi.fn();
    const island = await act(() => hydrateRoot(root, shop(), { onRecoverableError: mismatch }));
    expect(mismatch).not.toHaveBeenCalled();
    expect([typed.value, shown()]).toEqual(['milk', ['Khus Sarbath']]);
    expect(document.activeElement).toBe(typed);
    await rest();
    expect(location.search).toBe('?q=milk&category=premium');
    act(() => island.unmount());
    root.remove();
  });
});
