import { expect, test } from 'vitest';
import { countText, errorText } from '~/islands/EnquiryForm/labels';
import { enquiryFormLabels as labels } from '../support/enquiry-labels.ts';

test.each([
  ['name', 'missing', labels.errors.name],
  ['mobile', 'missing', labels.errors.mobile],
  ['mobile', 'invalid', labels.errors.mobileInvalid],
  ['mobile', 'foreign', labels.errors.mobileForeign],
  ['city', 'missing', labels.errors.city],
  ['email', 'invalid', labels.errors.email],
  ['name', 'tooLong', 'Name: use 60 characters or fewer.'],
  ['message', 'tooLong', 'Message: use 500 characters or fewer.'],
] as const)('%s %s: %s', (field, problem, text) => {
  expect(errorText(field, problem, labels)).toBe(text);
});

test('what is wrong with a landline speaks of a mobile number', () => {
  expect(labels.errors.mobileInvalid).toContain('mobile number');
});

test.each([
  ['message', 0, undefined],
  ['message', 1, { text: '499 characters left', over: false }],
  ['message', 499, { text: '1 character left', over: false }],
  ['message', 500, { text: '0 characters left', over: false }],
  ['message', 501, { text: '1 character too many', over: true }],
  ['message', 10_000, { text: '9500 characters too many', over: true }],
  ['name', 39, undefined],
  ['name', 40, { text: '20 characters left', over: false }],
  ['city', 62, { text: '2 characters too many', over: true }],
  ['mobile', 10_000, undefined],
  ['email', 250, undefined],
] as const)('%s with %i characters: %j', (field, length, text) => {
  expect(countText(field, 'x'.repeat(length), labels)).toEqual(text);
});
