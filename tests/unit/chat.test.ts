import { expect, it } from 'vitest';
import { mailLink, sendsMail } from '~/lib/site/contact-links';
import { chatLink } from '~/lib/site/phone-links';

it('a chat link opens the number with the whole text', () => {
  expect(chatLink('+91 98765 43210', 'Hello\nthere, all\uD800')).toBe(
    'https://wa.me/919876543210?text=Hello%0Athere%2C%20all%EF%BF%BD',
  );
});

it.each([
  [undefined, undefined, ''],
  ['', 'a+b', '?body=a%2Bb'],
  ['A', 'one\ntwo\r\nthree', '?subject=A&body=one%0D%0Atwo%0D%0Athree'],
  ['സ', '\uD800', '?subject=%E0%B4%B8&body=%EF%BF%BD'],
])('mailLink and sendsMail write an address with the subject %j and the text %j', (subject, body, query) => {
  expect(mailLink('a@x.example', subject, body)).toBe(`mailto:a@x.example${query}`);
});
it('mailLink and sendsMail give a button what sends its form as lines of an e-mail', () =>
  expect(sendsMail('a@x.example', 'Hello')).toEqual({
    formaction: 'mailto:a@x.example?subject=Hello',
    formenctype: 'text/plain',
  }));
