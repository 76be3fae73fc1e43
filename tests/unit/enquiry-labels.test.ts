import { expect, test } from 'vitest';
import { countText, errorText, type FormLabels } from '~/islands/EnquiryForm/labels';
import { defaultLabels } from '~/labels';

const labels: FormLabels = {
  ...defaultLabels.enquiry,
  written: defaultLabels.written,
  newTab: '',
  heading: '',
  form: { title: '', submit: '', required: '', privacy: '' },
};

test.each([
  ['mobile', 'missing', labels.errors.mobile],
  ['mobile', 'invalid', labels.errors.mobileInvalid],
  ['mobile', 'foreign', labels.errors.mobileForeign],
  ['mobile', 'short', labels.errors.mobileShort],
  ['mobile', 'long', labels.errors.mobileLong],
  ['mobile', 'landline', labels.errors.mobileLandline],
  ['email', 'invalid', labels.errors.email],
  ['email', 'noAt', labels.errors.emailNoAt],
  ['email', 'noDot', labels.errors.emailNoDot],
  ['message', 'tooLong', 'Message: use 500 characters or fewer.'],
] as const)('%s %s: %s', (field, problem, text) => {
  expect(errorText(field, problem, labels)).toBe(text);
});

test.each([
  ['message', 0, undefined],
  ['message', 1, { text: '499 characters left', over: false }],
  ['message', 499, { text: '1 character left', over: false }],
  ['message', 501, { text: '1 character too many', over: true }],
  ['message', 10_000, { text: '9500 characters too many', over: true }],
  ['name', 39, undefined],
  ['name', 40, { text: '20 characters left', over: false }],
  ['mobile', 10_000, undefined],
] as const)('%s with %i characters: %j', (field, length, text) => {
  expect(countText(field, 'x'.repeat(length), labels)).toEqual(text);
  // Spaces at the end are no letters.
  expect(countText(field, `${'x'.repeat(length)}  \n `, labels)).toEqual(text);
});
