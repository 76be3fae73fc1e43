// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MenuSearch } from '~/islands/MenuSearch/MenuSearch';
import { NOTHING_FOUND } from '~/islands/MenuSearch/search';

const labels = {
  label: 'Search the menu',
  category: 'Category',
  all: 'All',
  unavailable: 'No search.',
  clear: 'Clear',
  showAll: 'Show everything',
  count: 'Showing {n} of {total}',
  askFirst: 'Please ask.',
  askButton: 'Ask',
  factWords: 'dairy',
};
const categories = [
  ['all', 'All'],
  ['special', 'Special'],
  ['premium', 'Premium'],
] as const;
const items = [
  { id: 'boba', category: 'special', text: 'boba milk tea', terms: 'special 40' },
  { id: 'khus', category: 'premium', text: 'khus sarbath milk', terms: 'premium 50' },
  { id: 'ice', category: 'premium', text: 'ice', terms: 'premium 10' },
];
const search = () => (
  <MenuSearch
    labels={labels}
    categories={categories}
    items={items}
    facts={{ terms: 'nuts', chat: 'https://chat.example' }}
    allergenNote="Not all are listed."
    emptyImage={{ src: '/empty.svg', width: 320, height: 402 }}
  >
    <ul>
      {items.map(({ id }) => (
        <li key={id} id={`item-${id}`}>
          <h2>{id}</h2>
        </li>
      ))}
    </ul>
  </MenuSearch>
);
const shown = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the menu' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

beforeEach(() => history.replaceState(null, '', '/products'));
afterEach(cleanup);

it('leaves Escape to the input method while a word is being composed', async () => {
  render(search());
  type('boba');
  fireEvent.keyDown(box(), { key: 'Escape', isComposing: true });
  expect(box().value).toBe('boba');
});

it('does not leave the page on Enter', () => {
  render(search());
  expect(fireEvent.submit(document.querySelector('form') as HTMLFormElement)).toBe(false);
});

it('goes on when the browser refuses another change of the URL', async () => {
  const refuse = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  render(search());
  type('boba');
  await pause();
  expect(refuse).toHaveBeenCalled();
  expect(shown()).toEqual(['boba']);
  refuse.mockRestore();
});

it('asks people to ask when nothing is found for an allergen, and for nothing else', async () => {
  render(search());
  expect(screen.getByText(/Not all are listed\./)).toBeTruthy();
  type('nuts');
  expect(screen.queryByText(/Not all are listed\./)).toBeNull();
  expect(screen.getByText(NOTHING_FOUND)).toBeTruthy();
  expect(screen.getByText(/Please ask\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask' }).getAttribute('href')).toBe('https://chat.example');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  type('lassi');
  expect(screen.getByText(NOTHING_FOUND)).toBeTruthy();
  expect(screen.queryByText(/Please ask\./)).toBeNull();
});

it('takes up what was typed and chosen before hydration, without a mismatch', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(search());
  document.body.append(root);
  const typed = root.querySelector('input') as HTMLInputElement;
  typed.value = 'milk';
  (root.querySelector('select') as HTMLSelectElement).value = 'premium';
  typed.focus();
  const mismatch = vi.fn();
  const island = await act(() => hydrateRoot(root, search(), { onRecoverableError: mismatch }));
  expect(mismatch).not.toHaveBeenCalled();
  expect([typed.value, shown()]).toEqual(['milk', ['khus']]);
  expect(document.activeElement).toBe(typed);
  await pause();
  expect(location.search).toBe('?q=milk&category=premium');
  act(() => island.unmount());
  root.remove();
});
