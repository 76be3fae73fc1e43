const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** Written by people who have none. */
const NONE =
  /^(?:n\.? ?\/?a\.?|nill?|none|no(?:t available|t applicable|thing| (?:e-?)?mail(?: id| address)?)?|(?:i )?do(?:n['’]?t| not) have[^@]*|(?:[^@]* )?(?:illa|ഇല്ല)|[-–—]+|\.+|0)\.?$/i;
const AROUND = /^['"“‘(<[*]+|['"”’)>\].:!?*]+$/gu;
/** "Email: " or "mailto:". */
const LABEL = /^[\p{L}\p{M}\s.-]{1,20}:[\s\p{Pd}]*/u;
/** A comma in the place of a dot, or a space beside it, as keyboards of phones add: `asha@gmail,com`, `asha@gmail. com`. */
const LAST_DOT = /\s*[.,]\s*(?=(?:com|co|in|net|org)(?![\p{L}\d@]))/giu;

/**
 * The e-mail addresses in a text, without what people write around them; an empty text for "NA".
 * @returns undefined when anything else is left
 */
export function normaliseEmail(typed: string): string | undefined {
  const text = typed.normalize('NFKC').replace(/\p{Cf}/gu, '');
  if (NONE.test(text)) return '';
  const bare = text
    .replace(/(?:^|[\s,;/|])[^@<>]*?<([^<>]*)>/g, ' $1 ')
    .replace(LABEL, '')
    .replace(LAST_DOT, '.')
    .replace(/\s*@\s*/g, '@')
    .replace(/\.{2,}/g, '.');
  const addresses = bare
    .split(/[\s,;/|]+/)
    .map((word) => word.replace(AROUND, ''))
    .filter((word) => /[\p{L}\p{N}@]/u.test(word) && !/^(?:and|or)$/i.test(word));
  return addresses.length > 0 && addresses.every((address) => ADDRESS.test(address)) ? addresses.join(', ') : undefined;
}

/** What is odd about a text that holds more or less than e-mail addresses. */
export function emailProblem(text: string): 'invalid' | 'noAt' | 'noDot' {
  if (!text.includes('@')) return 'noAt';
  return /@\s*[^\s@.]+[.\s]*$/.test(text) ? 'noDot' : 'invalid';
}
