import { isForeign, parsePhone, plainNumber, toAscii } from '~/lib/format/phone';

/** Digits with what may stand between them; a code in brackets before them belongs to them. */
const NUMBER = /(?:\(\+?\d{1,5}\)|(?:\++\s*)?\d)(?:[\s\p{Pd}\u2212\p{Cf}().,/+]*\d)*/gu;
/** `wa.me/919876543210`, or the longer address of a chat. */
const CHAT_LINK = /\S*(?:wa\.me\/|whatsapp\.com\/send\S*?phone=)\+?(\d+)\S*/gi;
/** Quotes and signs around the whole, as spreadsheets write them. */
const AROUND = /^[^\p{L}\d+(]+|[^\p{L}\p{M}\d)]+$/gu;
/** "Mob: " or "Ph. No - ": its field names the number already. Any other word may be a name. */
const LABEL = /^(?:(?:cell|contact|mob|mobile|no|number|ph|phone|tel)[\s.]*)+[:=\p{Pd}]?\s*(?=[+(\d])/iu;
/** Ten digits together, which are a number whatever follows: `9876543210 6 pm`. */
const TOGETHER = /(^|\s)((?:\+?91|0)?[6-9]\d{9})(?!\S)/g;
const LETTERS_O = /\do+(?=\d|$)/gi;

/** Mobile numbers of the Emirates and Saudi Arabia, which are often written without `+`. */
const GULF = /^9(?:71|66)5\d{8}$/;
/** A `+` or `00` before an Indian number without its code; no country with such a code has numbers so short. */
const WITHOUT_CODE = /^\+(?=9[0347-9]\d{8}$)/;

/** A text with ASCII digits, without what only surrounds a number. */
const clean = (text: string): string =>
  toAscii(text.normalize('NFKC'))
    .replace(CHAT_LINK, '+$1')
    .replace(LETTERS_O, (written) => written.replace(/o/gi, '0'))
    .replace(AROUND, '')
    .replace(LABEL, '');

/** One mobile number in the spelling that is sent. Indian ones begin with 6 to 9 (National Numbering Plan of India). */
function spell(text: string): string | undefined {
  const plain = plainNumber(text);
  const number = parsePhone(GULF.test(plain) ? `+${plain}` : plain.replace(WITHOUT_CODE, ''));
  if (!number) return undefined;
  // "+971 050 ...": the 0 that is dialled at home, before the digit of a mobile.
  if ('foreign' in number) return `+${number.foreign.replace(/^(971|966|44)0(?=[57])/, '$1')}`;
  const [, first, second] = /^([6-9]\d{4})(\d{5})$/.exec(number.national) ?? [];
  return first && second && `+91 ${first} ${second}`;
}

/** Two numbers with only a space, a dash or the next `+` between them; one of them may be a landline. */
function spellTwo(text: string): string | undefined {
  for (const { 0: gap, index } of text.matchAll(/\s+|(?=\+)|\p{Pd}/gu)) {
    const two = [text.slice(0, index), text.slice(index + gap.length)];
    const [first, second] = two.map((one) => spell(one) ?? (/^0/.test(one) && parsePhone(one) ? one : undefined));
    if (first && second && two.some(spell)) return `${first} / ${second}`;
  }
  return undefined;
}

/** One or more numbers; undefined when none of them is a mobile number. */
function spellAll(digits: string): string | undefined {
  const one = spell(digits);
  if (one) return one;
  const parts = digits.split(/(\s*[,/]\s*)/);
  const spelled = parts.map((part) => spell(part) ?? spellTwo(part));
  if (spelled.some(Boolean)) return parts.map((part, index) => spelled[index] ?? part).join('');
  const together = digits.replace(TOGETHER, (_, before, number) => before + (spell(number) ?? number));
  return together === digits ? undefined : together;
}

/**
 * What was typed for a mobile number, with each number in one spelling: `+91 98765 43210`, or `+971501234567` of another
 * country. Other words stay: `+91 98765 43210 (WhatsApp)`.
 * @returns undefined when there is none
 */
export function normaliseMobile(text: string): string | undefined {
  let found = false;
  const normalised = clean(text).replace(NUMBER, (digits) => {
    const spelled = spellAll(digits);
    found ||= spelled !== undefined;
    return spelled ?? digits;
  });
  return found ? normalised : undefined;
}

/** What is odd about a text without a mobile number. `foreign`: a wrong number with the code of another country. */
export function mobileProblem(text: string): 'invalid' | 'short' | 'long' | 'landline' | 'foreign' {
  const cleaned = clean(text);
  if (isForeign(cleaned)) return 'foreign';
  const digits = cleaned.replace(/\D/g, '').replace(/^(?:0+|91(?=\d{9}))/, '');
  if (/^(?:[1-5]\d{9}|18[06]0\d{7})$/.test(digits)) return 'landline';
  if (digits.length === 0 || digits.length === 10) return 'invalid';
  return digits.length < 10 ? 'short' : 'long';
}
