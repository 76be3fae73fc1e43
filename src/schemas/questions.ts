import { z } from 'astro/zod';
import { listEntry, singleLine } from './fields.ts';

/** A question asked before signing: content/questions/<name>.md. The answer is the text under the dashes. */
export const questions = () =>
  z.strictObject({
    question: singleLine('Question', 'As a prospective partner would ask it.', 120),
    ...listEntry,
  });
