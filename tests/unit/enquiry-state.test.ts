import { describe, expect, test } from 'vitest';
import { type EnquiryAction, enquiryState, START } from '~/islands/EnquiryForm/enquiry-state';
import { countText, errorText } from '~/islands/EnquiryForm/enquiry-text';

const run = (...actions: EnquiryAction[]) => actions.reduce(enquiryState, START);
const refused: EnquiryAction = { type: 'refused', errors: { name: 'Enter it.' } };
const opened: EnquiryAction = { type: 'opened', message: 'text', blocked: false };
const blocked: EnquiryAction = { type: 'opened', message: 'text', blocked: true };

describe('enquiryState', () => {
  test.each<[string, EnquiryAction[], object]>([
    ['starts with a clean form', [], { step: 'form', errors: {}, attempts: 0 }],
    ['a refusal shows what is wrong', [refused], { step: 'form', errors: { name: 'Enter it.' }, attempts: 1 }],
    ['a second refusal takes the focus again', [refused, refused], { attempts: 2 }],
    ['a corrected field loses its error', [refused, { type: 'corrected', field: 'name' }], { errors: {}, attempts: 1 }],
    ['a good one opens WhatsApp', [opened], { step: 'opened', message: 'text', errors: {} }],
    ['and wipes the errors of the one before', [refused, opened], { step: 'opened', errors: {}, attempts: 2 }],
    ['a blocked tab says so', [blocked], { step: 'blocked', message: 'text' }],
    ['until the link is pressed', [blocked, { type: 'reopened' }], { step: 'opened', message: 'text' }],
    ['copying is confirmed', [opened, { type: 'copied', ok: true }], { copy: 'copied' }],
    ['and so is not copying', [opened, { type: 'copied', ok: false }], { copy: 'failed' }],
    ['going back to the form', [opened, { type: 'edit' }], { step: 'form', errors: {}, copy: 'not yet' }],
    [
      'and opening again',
      [opened, { type: 'copied', ok: true }, { type: 'edit' }, opened],
      { step: 'opened', copy: 'not yet' },
    ],
  ])('%s', (_case, actions, expected) => {
    expect(run(...actions)).toMatchObject(expected);
  });
});

describe('what the form says', () => {
  const words = {
    name: 'Name',
    mobile: 'Mobile',
    city: 'City',
    email: 'Email',
    message: 'Message',
    errorName: 'no name',
    errorMobile: 'no mobile',
    errorMobileInvalid: 'bad mobile',
    errorMobileForeign: 'bad foreign mobile',
    errorCity: 'no city',
    errorEmail: 'bad email',
    errorTooLong: '{field}: {max}',
    remaining: '{n} left',
    remainingOne: '{n} (one) left',
    overLimit: '{n} over',
    overLimitOne: '{n} (one) over',
  };
  test.each([
    ['name', 'missing', 'no name'],
    ['mobile', 'missing', 'no mobile'],
    ['mobile', 'invalid', 'bad mobile'],
    ['mobile', 'invalidForeign', 'bad foreign mobile'],
    ['city', 'missing', 'no city'],
    ['email', 'invalid', 'bad email'],
    ['name', 'tooLong', 'Name: 60'],
    ['message', 'tooLong', 'Message: 500'],
    ['name', undefined, undefined],
  ] as const)('%s %s: %s', (field, problem, text) => {
    expect(errorText(field, problem, words)).toBe(text);
  });

  test.each([
    ['message', 0, undefined],
    ['message', 1, { text: '499 left', over: false }],
    ['message', 499, { text: '1 (one) left', over: false }],
    ['message', 500, { text: '0 left', over: false }],
    ['message', 501, { text: '1 (one) over', over: true }],
    ['message', 10_000, { text: '9500 over', over: true }],
    ['name', 39, undefined],
    ['name', 40, { text: '20 left', over: false }],
    ['city', 62, { text: '2 over', over: true }],
    ['mobile', 10_000, undefined],
  ] as const)('%s with %i characters: %j', (field, length, text) => {
    expect(countText(field, 'x'.repeat(length), words)).toEqual(text);
  });
});
