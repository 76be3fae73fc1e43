import type { z } from 'astro/zod';
import { defaultLabels } from '../labels.ts';
import type { Rows } from './collection.ts';
import { characters, group, paragraph, report, singleLine } from './fields.ts';

/** Parts whose words share a row on phones, and what fits there. */
const NARROW = { parts: ['navigation', 'chat'], max: 10 };

/** Twice the default, and room for a few words of any language. */
function limitOf(part: string, text: string): number {
  const length = characters(text);
  return NARROW.parts.includes(part) && length <= NARROW.max ? NARROW.max : Math.max(20, 2 * length);
}

/** A text in the place of a default one, with the same braces. */
function override(part: string, name: string, text: string) {
  const words = { help: `In the place of: ${text}`, max: limitOf(part, text) };
  const field = text.length > 60 ? paragraph(words) : singleLine(words);
  // A sentence for one may say it in a word.
  const braces = name === 'one' ? [] : (text.match(/\{\w+\}/g) ?? []);
  const checked = field.check(({ value, issues }) => {
    const missing = braces.filter((brace) => !value.includes(brace));
    if (missing.length > 0) report(issues, [], { code: 'bracesMissing', missing: missing.join(' and ') });
  });
  return checked.optional();
}

type Texts = { readonly [name: string]: string | Texts };

const overrides = (texts: Texts, part: string): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      if (typeof text === 'string') return [name, override(part, name, text)];
      const words = { help: 'Empty fields keep the usual words.', closed: true } as const;
      return [name, group(words, overrides(text, name)).optional()];
    }),
  );

export const wordingCollections = {
  /** Other words for controls than those of `src/labels.ts`, from which fields and limits are derived. content/wording/index.md */
  wording: {
    group: 'Seldom changed',
    label: 'Labels',
    file: 'index.md',
    printed: ['brochure', 'chart', 'contact', 'franchise', 'navigation'],
    fields: () => overrides(defaultLabels, ''),
  },
} as const satisfies Rows;
