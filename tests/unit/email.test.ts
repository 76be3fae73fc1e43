import { expect, test } from 'vitest';
import { emailProblem, normaliseEmail } from '~/islands/EnquiryForm/email';

test.each([
  ['asha.s+shop@example.co.in', 'asha.s+shop@example.co.in'],
  ['അനിത@ഉദാഹരണം.ഭാരതം', 'അനിത@ഉദാഹരണം.ഭാരതം'],
  ['_asha@example.com', '_asha@example.com'],
  ['*asha@example.com*.', 'asha@example.com'],
  ['asha @ example.com', 'asha@example.com'],
  ['asha@example,com', 'asha@example.com'],
  ['asha@example..com', 'asha@example.com'],
  ['asha@example. com', 'asha@example.com'],
  ['\u202aasha＠example.com\u202c', 'asha@example.com'],
  ['a=b@example.com', 'a=b@example.com'],
  ['a@example.com, co@example.com', 'a@example.com, co@example.com'],
  ['"asha@example.com"', 'asha@example.com'],
  ['Asha <asha@example.com>; Biju <biju@example.com>', 'asha@example.com, biju@example.com'],
  ['mailto:asha@example.com', 'asha@example.com'],
  ['ഇമെയിൽ: asha@example.com', 'asha@example.com'],
  ['E-mail ID: asha@example.com', 'asha@example.com'],
  ['📧 asha@example.com • shop@example.com', 'asha@example.com, shop@example.com'],
  ['asha@example.com or shop@example.com', 'asha@example.com, shop@example.com'],
  ['NA', ''],
  ['n/a', ''],
  ['Nil.', ''],
  ['no email', ''],
  ['no mail id', ''],
  ['ഇല്ല', ''],
  ["I don't have one", ''],
  ['do not have email', ''],
  ['ഇമെയിൽ ഇല്ല', ''],
  ['-', ''],
  ['—', ''],
])('%j is sent as %j', (text, sent) => {
  expect(normaliseEmail(text)).toBe(sent);
});

test.each([
  ['asha.example.com', 'noAt'],
  ['asha@gmail', 'noDot'],
  ['asha@gmail.', 'noDot'],
  ['@example.com', 'invalid'],
  ['asha@@example.com', 'invalid'],
  // Not "s@example.com", which is somebody else's.
  ['asha s@example.com', 'invalid'],
  ['a@'.repeat(5_000), 'invalid'],
])('%.30j: %s', (text, problem) => {
  expect(normaliseEmail(text)).toBeUndefined();
  expect(emailProblem(text)).toBe(problem);
});
