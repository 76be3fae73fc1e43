/** Shows what was refused beside the fields of the form, and scrolls to the first of them. */
import { listEntry } from '../schemas/fields.ts';
import { VISIBILITY } from './entry-file.ts';
import { make } from './notices.ts';
import type { Verdict } from './save-check.ts';

const STYLE =
  'margin: 4px 0; padding: 6px 10px; border-inline-start: 4px solid #b3261e; background: #fdecea; color: #7a1f1f; font: 15px/1.4 sans-serif';

const fieldOf = (name: string) => document.querySelector(`[data-key-path="${name in listEntry ? VISIBILITY : name}"]`);

/** Finds a field; the form draws fields as they come into view. */
async function scrollTo(name: string): Promise<Element | null> {
  // Enough to scroll through the longest form.
  for (let step = 0; step < 60 && !fieldOf(name); step++) {
    [...document.querySelectorAll('[data-key-path]')].at(-1)?.scrollIntoView({ block: 'start' });
    await new Promise((done) => setTimeout(done, 50));
  }
  return fieldOf(name);
}

/** Removes what was said of the last save. */
export function clearMarks(): void {
  for (const mark of document.querySelectorAll('.refused')) mark.remove();
}

/** Marks fields, and scrolls to the first of them in the form. */
export async function markFields({ errors = [], errorFields = [] }: Partial<Verdict>): Promise<void> {
  for (const [index, field] of errorFields.entries()) {
    const found = await scrollTo(field);
    const mark = make('p', { className: 'refused', role: 'alert', style: STYLE }, errors[index] ?? '');
    found?.prepend(mark);
    found?.addEventListener('input', () => mark.remove(), { once: true });
  }
  document.querySelector('.refused')?.scrollIntoView({ block: 'start' });
}
