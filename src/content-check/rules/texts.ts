/** Finds identity numbers, letters that print fonts lack, and text pasted by mistake. */
import { lostInPrint } from '../../print/printable.ts';
import type { Field } from '../../schemas/json-schema.ts';
import { type Content, type Entry, entryIssue, fieldIssue, textsOf } from '../content.ts';
import { type Issue, quote } from '../issue.ts';

/** Aadhaar numbers as printed on cards, and PAN. A GSTIN contains a PAN within a longer word. */
const IDENTITY = /(?<![+\d] ?)[2-9]\d{3} \d{4} \d{4}(?! ?\d)|\b[A-Z]{3}P[A-Z]\d{4}[A-Z]\b/;
/** In reviews also Indian mobile numbers and e-mail addresses. */
const PERSONAL = new RegExp(
  `${IDENTITY.source}|(?<!\\d)[6-9]\\d{4}[ -]?\\d{5}(?!\\d)|[\\w.+-]{1,64}@[\\w-]{1,64}\\.\\w{2,}`,
);

const personalText = (found: string) => `${quote(found)} belongs to a person, and everybody could read it. Remove it.`;

/** Leftovers of copying. None is certain, so each is only a warning. */
const LEFTOVERS: readonly RegExp[] = [
  // Wrong encoding: `Ammaâ€™s`.
  /\ufffd|Ã[\u0080-¿‚-€]|Â[\u0080-¿]|â€|à´/,
  // Unfinished text.
  /\b(?:[Ll]orem ipsum|TODO|FIXME|TBD|TBC)\b|\[(?:insert|your) [^\]]*\]/,
  // Chat programs, review sites, merge conflicts.
  /\[cite[^\]]*\]|contentReference|\bAs an AI (?:language )?model\b|^Response from the owner\b|(?:…|\.{3}) ?(?:Read )?more$|^(?:<{7}|>{7}) /im,
  // A camera's file name.
  /^(?:IMG|DSC|PXL|WhatsApp Image)[\s_-]?\d.*|^\S+\.(?:jpe?g|png|webp|svg|heic)$/i,
];

/** Markup that a plain field would show literally: WhatsApp's stars, tags, entities. */
const MARKUP = /(?<![\p{L}\p{N}*])\*[^\s*][^*\n]*\*(?![\p{L}\p{N}*])|<\/?[a-z][^<>]*>|&(?:#\d+|[a-z]{2,8});/iu;

function leftover(text: string, isPlain: boolean): string | undefined {
  const found = [...LEFTOVERS, ...(isPlain ? [MARKUP] : [])].map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
  return (
    found &&
    `${quote(found.trim())} looks pasted by mistake. Visitors would read it. Remove it, or leave it if you meant it.`
  );
}

/** Tells if a field is printed in the brochure, on the price board or on a share image. */
const isPrinted = ({ collection: { group, name, titleField } }: Entry, field: Field) =>
  group === 'Franchise' ||
  field.name === 'heading' ||
  (field.name === titleField && (group === 'Menu' || name === 'pour-steps'));

function unprintable(text: string): string | undefined {
  const letters = lostInPrint(text);
  return letters.length > 0
    ? `${letters.map(quote).join(', ')} cannot be printed. Use letters of English or Malayalam here.`
    : undefined;
}

const TEXT_KINDS = ['line', 'text', 'alt', undefined];

function inField(entry: Entry, { text, field, path }: ReturnType<typeof textsOf>[number]): Issue[] {
  if (!TEXT_KINDS.includes(field.node.kind)) return [];
  const personal = IDENTITY.exec(text)?.[0];
  const errorText = personal ? personalText(personal) : isPrinted(entry, field) && unprintable(text);
  const warningText = leftover(text, true);
  return [
    ...(errorText ? [fieldIssue(entry, path, errorText)] : []),
    ...(warningText ? [fieldIssue(entry, path, warningText, 'warning')] : []),
  ];
}

function inBody(entry: Entry): Issue[] {
  const { collection, body, bodyLine } = entry;
  return body.split('\n').flatMap((line, at) => {
    const personal = (collection.plainText ? PERSONAL : IDENTITY).exec(line)?.[0];
    if (personal) return entryIssue(entry, bodyLine + at, personalText(personal));
    const lost = collection.group === 'Franchise' ? unprintable(line) : undefined;
    if (lost) return entryIssue(entry, bodyLine + at, lost);
    // Reviews are not corrected.
    const warningText = collection.plainText ? undefined : leftover(line, false);
    return warningText ? entryIssue(entry, bodyLine + at, warningText, 'warning') : [];
  });
}

/** Reports personal data, unprintable letters and text pasted by mistake. */
export const textRule = ({ entries }: Content): Issue[] =>
  entries.flatMap((entry) => [...textsOf(entry).flatMap((text) => inField(entry, text)), ...inBody(entry)]);
