import { emailProblem, normaliseEmail } from './email';
import type { FormLabels } from './labels';
import { mobileProblem, normaliseMobile } from './mobile';

/** The fields of the franchise enquiry, in the order of the form and of the message. */
export const FIELDS = ['name', 'mobile', 'city', 'email', 'message'] as const;
export type Field = (typeof FIELDS)[number];
export type Enquiry = Readonly<Record<Field, string>>;
export const EMPTY: Enquiry = { name: '', mobile: '', city: '', email: '', message: '' };

export type Problem = 'missing' | 'tooLong' | ReturnType<typeof mobileProblem> | ReturnType<typeof emailProblem>;

interface FieldRules {
  readonly required?: true;
  /**
   * Maximum characters, because a Malayalam letter takes nine in the URL that opens WhatsApp. An e-mail address has at
   * most 254 (RFC 5321).
   */
  readonly max: number;
  /** What helps browsers to fill it in; the message is a text area. */
  readonly input?: { readonly type: 'text' | 'tel' | 'email'; readonly autoComplete: string };
  /** How it is sent: numbers and e-mail addresses in one spelling. Undefined when there is none in the text. */
  readonly normalise?: (text: string) => string | undefined;
  /** What is odd about a text that has none. */
  readonly problemOf?: (text: string) => Problem;
}

export const RULES: Readonly<Record<Field, FieldRules>> = {
  name: { required: true, max: 60, input: { type: 'text', autoComplete: 'name' } },
  mobile: {
    required: true,
    max: 60,
    input: { type: 'tel', autoComplete: 'tel' },
    normalise: normaliseMobile,
    problemOf: mobileProblem,
  },
  city: { required: true, max: 60, input: { type: 'text', autoComplete: 'address-level2' } },
  email: {
    max: 254,
    input: { type: 'email', autoComplete: 'email' },
    normalise: normaliseEmail,
    problemOf: emailProblem,
  },
  message: { max: 500 },
};

/** Control characters, all but tab and line feed. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;
/** A text of which nothing can be seen. */
const UNSEEN = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]+$/u;

/** The length of a text in Unicode characters. */
export const lengthOf = (text: string): number => [...text].length;

/**
 * A field without control characters, lone surrogates and surrounding spaces. All but the message become one line, so
 * that a text cannot add labelled lines of its own.
 */
export function tidy(field: Field, text: string): string {
  const whole = text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/\r\n?|[\v\f\u0085]/g, '\n')
    .replace(CONTROLS, '')
    .replace(UNSEEN, '');
  return (field === 'message' ? whole : whole.replace(/[\s\u2028\u2029]+/g, ' ')).trim();
}

function problemOf(field: Field, text: string): Problem | undefined {
  const { required, max, normalise, problemOf: describe } = RULES[field];
  if (text === '') return required ? 'missing' : undefined;
  if (lengthOf(text) > max) return 'tooLong';
  return normalise && normalise(text) === undefined ? describe?.(text) : undefined;
}

/** What is wrong with an enquiry; an empty object when nothing is. The e-mail is checked only when there is one. */
export function validateEnquiry(enquiry: Enquiry): Readonly<Partial<Record<Field, Problem>>> {
  const found = FIELDS.map((field) => [field, problemOf(field, tidy(field, enquiry[field]))] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem));
}

/** The message for WhatsApp: a heading and a labelled line for each field. */
export function composeEnquiry(enquiry: Enquiry, { heading, fields }: Pick<FormLabels, 'heading' | 'fields'>): string {
  const lines = FIELDS.map((field) => {
    const text = tidy(field, enquiry[field]);
    const value = RULES[field].normalise?.(text) ?? text;
    return `${fields[field]}: ${value || fields.notGiven}`;
  });
  return [heading, ...lines].join('\n');
}

/** Key of the draft in session storage, which all pages of a host share. */
export const DRAFT_KEY = 'sarbath/enquiry';

/** What became of WhatsApp: a tab opened, or the browser kept it shut. */
export type View = 'opened' | 'blocked';

/** The draft as a text to store, with the view after submission; undefined for an empty form. */
export const writeDraft = (enquiry: Enquiry, view?: View): string | undefined =>
  FIELDS.some((field) => enquiry[field] !== '') ? JSON.stringify({ ...enquiry, view }) : undefined;

/** The draft of a stored text, empty if the text is invalid, and its view after submission. */
export function readDraft(stored: string | null): { draft: Enquiry; view?: View } {
  try {
    const { view, ...found } = JSON.parse(stored ?? '');
    const draft = FIELDS.map((field) => [field, typeof found[field] === 'string' ? found[field] : '']);
    return { draft: Object.fromEntries(draft), ...((view === 'opened' || view === 'blocked') && { view }) };
  } catch {
    return { draft: EMPTY };
  }
}
