import { expect, it } from 'vitest';
import { chatUrl, composeMessage, mailLink } from '~/lib/message';

it('composeMessage: a heading, a line for each field as typed, N/A for an empty one', () => {
  const fields = [
    ['Name', ' ആശ “O’Neil” <b> '],
    ['Email', ''],
    ['Message', 'one & two +91 = 100%\nthree'],
  ] as const;
  expect(composeMessage('Franchise enquiry', fields)).toBe(
    'Franchise enquiry\nName: ആശ “O’Neil” <b>\nEmail: N/A\nMessage: one & two +91 = 100%\nthree',
  );
});

it('chatUrl encodes the whole text', () => {
  expect(chatUrl('919876543210', 'Hello\nthere, all\uD800')).toBe(
    'https://wa.me/919876543210?text=Hello%0Athere%2C%20all%EF%BF%BD',
  );
});

it.each([
  ['an address alone', undefined, undefined, ''],
  ['lines of a text', 'A', 'one\ntwo\r\nthree', '?subject=A&body=one%0D%0Atwo%0D%0Athree'],
  ['what encodeURIComponent cannot encode', 'സ', '\uD800', '?subject=%E0%B4%B8&body=%EF%BF%BD'],
  ['the subject alone when the link would be too long', 'A', 'സ'.repeat(210), '?subject=A'],
])('mailLink writes %s', (_, subject, body, query) => {
  expect(mailLink('a@x.example', subject, body)).toBe(`mailto:a@x.example${query}`);
});
