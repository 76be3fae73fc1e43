/** The dialog before a save: what is wrong, or what staff are asked. */
import { make } from './notices.ts';
import type { Verdict } from './save-check.ts';

/** Only for what is in its form: the CMS moves its own messages into an open dialog. */
const STYLE = `
  .save-check { max-width: min(34rem, calc(100vw - 32px)); padding: 24px; border: 0; border-radius: 8px; font: 16px/1.5 sans-serif; background: #fff; color: #1d1d1d; }
  .save-check::backdrop { background: rgb(0 0 0 / .7); }
  .save-check form > * { display: block; margin: 0 0 12px; }
  .save-check h2 { font-size: 20px; }
  .save-check form > button { width: 100%; margin: 8px 0 0; padding: 12px; border: 1px solid #0c3a2c; border-radius: 4px; font: inherit; background: #fff; color: #0c3a2c; }
  .save-check form > button:last-child { background: #0c3a2c; color: #fff; }
`;

/** What was answered, and the fields that are no longer to be confirmed. */
export type Answer = { readonly save: boolean; readonly resolved: readonly string[] };

/** Shows what the check said, and waits for the answer; undefined where nothing was said. */
export async function askAbout(verdict: Partial<Verdict>): Promise<Answer | undefined> {
  const { errors = [], warnings = [], resolvedPlaceholders = {} } = verdict;
  const isRefused = errors.length > 0;
  const sentences = isRefused ? errors : warnings;
  const labels = isRefused ? [] : Object.entries(resolvedPlaceholders);
  if (sentences.length + labels.length === 0) return undefined;
  const ticks = labels.map(([value, label]) => {
    const box = make('input', { type: 'checkbox', name: 'resolved', value });
    return make('label', {}, box, ` “${label}” is true now. Take it off “Still to confirm”.`);
  });
  const back = make('button', {}, 'Back to the form');
  const save = make('button', { value: 'save' }, sentences.length > 0 ? 'Save anyway' : 'Save');
  // The last one is the one to press: to save where nothing is wrong or doubtful.
  const buttons = sentences.length === 0 ? [back, save] : [save, back];
  const form = make(
    'form',
    { method: 'dialog' },
    make('h2', { id: 'save-check' }, 'Not saved yet'),
    ...sentences.map((text) => make('p', {}, text)),
    ...ticks,
    ...(isRefused ? [back] : buttons),
  );
  (form.lastElementChild as HTMLElement).autofocus = true;
  const dialog = make('dialog', { className: 'save-check' }, make('style', {}, STYLE), form);
  dialog.setAttribute('aria-labelledby', 'save-check');
  document.body.append(dialog);
  dialog.showModal();
  await new Promise((done) => dialog.addEventListener('close', done));
  dialog.remove();
  return { save: dialog.returnValue === 'save', resolved: new FormData(form).getAll('resolved').map(String) };
}
