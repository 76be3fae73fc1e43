import { expect, test } from 'vitest';
import { previousPage } from '~/islands/EnquiryForm/previous-page';

const entries = (...urls: (string | null)[]) => urls.map((url, index) => ({ key: String(index), url }));

test.each([
  [
    'past a skip link of the same page',
    entries('https://a/about', 'https://a/register', 'https://a/register#content'),
    2,
    '0',
  ],
  ['none but itself', entries('https://a/register?x=1', 'https://a/register#content'), 1, undefined],
  ['never forward', entries('https://a/register', 'https://a/about'), 0, undefined],
  ['the nearest of several', entries('https://a/', 'https://a/products?q=boba', 'https://a/register'), 2, '1'],
])('%s', (_case, list, at, key) => {
  expect(previousPage(list, at)?.key).toBe(key);
});
