/** The dialog before a save: what is wrong, or what staff are asked. */
import { make } from './notices.ts';
import type { Verdict } from './save-check.ts';

interface Answer {
  readonly save: boolean;
  /** Fields that are no longer to be confirmed. */
  readonly resolvedPlaceholders: readonly string[];
}

/** Only for what is in its form: the CMS moves its own messages into an open dialog. */
const STYLE = `
  .save-check { max-width: min(34rem, calc(100vw - 32px)); padding: 24px; border: 0; border-radius: 8px; font: 16px/1.5 sans-serif; background: #fff; color: #1d1d1d; }
  .save-check::backdrop { background: rgb(0 0 0 / .7); }
  .save-check form > * { display: block; margin: 0 0 12px; }
  .save-check h2 { font-size: 20px; }
  .save-check form > button { width: 100%; margin: 8px 0 0; padding: 12px; border: 1px solid #0c3a2c; border-radius: 4px; font: inherit; background: #fff; color: #0c3a2c; }
  .save-check form > button:last-child { background: #0c3a2c; color: #fff; }
`;

/** What staff press to save all the same. */
const saveWords = (conflicts: number, asked: number) => {
  if (conflicts > 0) return 'Save anyway, I will change the other one next';
  return asked > 0 ? 'Save anyway' : 'Save';
};

/** Shows what the check said, and waits for the answer; undefined where nothing was said. */
export async function askAbout(verdict: Verdict): Promise<Answer | undefined> {
  const { errors, conflicts, warnings, resolvedPlaceholders } = verdict;
  const isRefused = errors.length > 0;
  const sentences = isRefused ? errors : [...conflicts, ...warnings];
  const labels = isRefused ? [] : Object.entries(resolvedPlaceholders);
  if (sentences.length + labels.length === 0) return undefined;
  const boxes = labels.map(([value]) => make('input', { type: 'checkbox', value }));
  const ticks = labels.map(([, label], index) => {
    const line = make('label');
    line.append(boxes[index] ?? '', ` “${label}” is true now. Take it off “Still to confirm”.`);
    return line;
  });
  const back = make('button', { textContent: 'Back to the form' });
  const save = make('button', { value: 'save', textContent: saveWords(conflicts.length, sentences.length) });
  // The last one is the one to press: to save where nothing is wrong or doubtful.
  const buttons = sentences.length === 0 ? [back, save] : [save, back];
  const form = make('form', { method: 'dialog' });
  form.append(
    make('h2', { id: 'save-check', textContent: 'Not saved yet' }),
    ...sentences.map((textContent) => make('p', { textContent })),
    ...ticks,
    ...(isRefused ? [back] : buttons),
  );
  (form.lastElementChild as HTMLElement).autofocus = true;
  const dialog = make('dialog', { className: 'save-check' });
  dialog.setAttribute('aria-labelledby', 'save-check');
  dialog.append(make('style', { textContent: STYLE }), form);
  document.body.append(dialog);
  dialog.showModal();
  await new Promise((done) => dialog.addEventListener('close', done));
  dialog.remove();
  const checked = boxes.filter((box) => box.checked).map(({ value }) => value);
  return { save: dialog.returnValue === 'save', resolvedPlaceholders: checked };
}
