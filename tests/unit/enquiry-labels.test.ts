import { expect, test } from 'vitest';
import { countText, errorText, type FormLabels } from '~/islands/EnquiryForm/labels';
import { labels } from '~/labels';

const formLabels: FormLabels = {
  ...labels.enquiry,
  written: labels.written,
  newTab: '',
  heading: '',
  form: { title: '', submit: '', required: '', privacy: '' },
};

test.each([
  ['mobile', 'short', labels.enquiry.errors.mobile.short],
  ['email', 'noAt', labels.enquiry.errors.email.noAt],
  ['message', 'tooLong', 'Message: use 500 characters or fewer.'],
] as const)('%s %s: %s', (field, problem, text) => {
  expect(errorText(field, problem, formLabels)).toBe(text);
});

test.each([
  [0, undefined],
  [1, { text: '499 characters left', over: false }],
  [499, { text: '1 character left', over: false }],
  [501, { text: '1 character too many', over: true }],
  [10_000, { text: '9500 characters too many', over: true }],
])('a message of %i characters: %j', (length, text) => {
  expect(countText('x'.repeat(length), formLabels)).toEqual(text);
  // Spaces at the end are no letters.
  expect(countText(`${'x'.repeat(length)}  \n `, formLabels)).toEqual(text);
});
