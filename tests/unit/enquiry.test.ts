import { expect, test } from 'vitest';
import {
  composeEnquiry,
  EMPTY,
  type Enquiry,
  readDraft,
  tidy,
  validateEnquiry,
  writeDraft,
} from '~/islands/EnquiryForm/enquiry';
import { labels } from '~/labels';

const good: Enquiry = { ...EMPTY, name: 'Anitha', mobile: '098470 12345', city: 'Kollam' };
const words = {
  heading: 'Franchise enquiry',
  fields: { ...labels.enquiry.fields, city: 'City' },
};

test.each<[string, Partial<Enquiry>, object]>([
  ['three fields are enough', {}, {}],
  ['nothing filled in', EMPTY, { name: 'missing', mobile: 'missing', city: 'missing' }],
  ['spaces are nothing', { name: '  ', city: '\t\n' }, { name: 'missing', city: 'missing' }],
  [
    'what cannot be seen is nothing',
    { name: '\u0000\u0007', city: '\u3164', email: '\u200b' },
    { name: 'missing', city: 'missing' },
  ],
  ['a wrong number', { mobile: '98470' }, { mobile: 'short' }],
  ['a wrong e-mail', { email: 'anitha@example' }, { email: 'noDot' }],
  ['no e-mail, in words', { email: 'NA' }, {}],
  ['60 characters are not too many', { name: 'n'.repeat(60), city: 'c'.repeat(60) }, {}],
  ['61 are', { name: 'n'.repeat(61), city: 'c'.repeat(61) }, { name: 'tooLong', city: 'tooLong' }],
  ['60 emoji', { name: '🥤'.repeat(60) }, {}],
  ['501 in the message', { message: 'm'.repeat(501) }, { message: 'tooLong' }],
  ['spaces around do not count', { message: ` ${'m'.repeat(500)}\n\n` }, {}],
  [
    '10,000 characters everywhere',
    { ...good, name: 'x'.repeat(10_000), mobile: '9'.repeat(10_000), email: `${'a@'.repeat(5_000)}` },
    { name: 'tooLong', mobile: 'tooLong', email: 'tooLong' },
  ],
])('validateEnquiry: %s', (_case, change, problems) => {
  expect(validateEnquiry({ ...good, ...change })).toEqual(problems);
});

test('composeEnquiry: labelled lines, the number normalised, N/A for what was not given', () => {
  expect(composeEnquiry({ ...good, email: 'nil' }, words)).toBe(
    'Franchise enquiry\nName: Anitha\nMobile: +91 98470 12345\nCity: Kollam\nEmail: N/A\nMessage: N/A',
  );
});

test('composeEnquiry: all five, as they were typed', () => {
  const all = { ...good, email: 'a@example.com.', message: 'Shop <b> $& {name}.\r\nനമസ്കാരം ' };
  expect(composeEnquiry(all, words)).toContain('Email: a@example.com\nMessage: Shop <b> $& {name}.\nനമസ്കാരം');
});

test('composeEnquiry: one-line fields cannot write lines of their own', () => {
  const sly = { ...good, name: 'Anitha\nMobile: 1', city: 'Kollam\u2028Email: x\r\nMessage: y' };
  const lines = composeEnquiry(sly, words).split('\n');
  expect(lines).toHaveLength(6);
  expect(lines[1]).toBe('Name: Anitha Mobile: 1');
  expect(lines[3]).toBe('City: Kollam Email: x Message: y');
});

test.each([
  ['name', '  Anitha \u00a0 S  ', 'Anitha S'],
  ['city', 'Ko\u0000llam', 'Kollam'],
  ['message', 'one\r\ntwo\rthree\vfour\u0008', 'one\ntwo\nthree\nfour'],
  ['message', 'a\tb\n\n  c', 'a\tb\n\n  c'],
  ['email', '\n', ''],
] as const)('of %s %j is sent as %j', (field, text, tidied) => {
  expect(tidy(field, text)).toBe(tidied);
});

test.each([
  [writeDraft(good, 'opened'), 'opened'],
  [writeDraft(good, 'blocked'), 'blocked'],
  ['{"view":"sent"}', undefined],
])('the draft %j has the view %j', (stored, view) => {
  expect(readDraft(stored ?? null).view).toBe(view);
});
test('the draft comes back as it was', () => {
  const enquiry = { ...good, message: 'two\nlines 🥤 \ud83d' };
  expect(readDraft(writeDraft(enquiry) ?? null)).toEqual({ draft: enquiry });
});
test.each([[null], [''], ['not JSON'], ['null'], ['[]'], ['{"name":7,"city":{"a":1}}']])(
  'the draft %j is no draft',
  (stored) => {
    expect(readDraft(stored)).toEqual({ draft: EMPTY });
  },
);
test('the draft keeps what it knows of a draft of another version', () => {
  expect(readDraft('{"name":"Anitha","shoe":"44"}')).toEqual({ draft: { ...EMPTY, name: 'Anitha' } });
});
