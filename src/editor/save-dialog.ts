/** The dialog before a save: what is wrong, or what staff are asked. */
import type { Verdict } from './save-check.ts';

export interface Answer {
  readonly save: boolean;
  /** Fields that are no longer to be confirmed. */
  readonly confirmed: readonly string[];
}

const STYLE = `
  dialog.save-check { max-width: 34rem; padding: 24px; border: 0; border-radius: 8px; font: 16px/1.5 sans-serif; background: #fff; color: #1d1d1d; }
  dialog.save-check::backdrop { background: rgb(0 0 0 / .7); }
  dialog.save-check h2 { margin: 0 0 12px; font-size: 20px; }
  dialog.save-check p, dialog.save-check label { display: block; margin: 0 0 12px; }
  dialog.save-check button { display: block; width: 100%; margin-top: 8px; padding: 12px; border: 1px solid #0c3a2c; border-radius: 4px; font: inherit; background: #fff; color: #0c3a2c; }
  dialog.save-check button:last-child { background: #0c3a2c; color: #fff; }
`;

const paragraph = (textContent: string) => Object.assign(document.createElement('p'), { textContent });
const button = (value: string, textContent: string) =>
  Object.assign(document.createElement('button'), { value, textContent });
const checkbox = (value: string) => Object.assign(document.createElement('input'), { type: 'checkbox', value });

function labelled(box: HTMLElement, words: string): HTMLElement {
  const label = document.createElement('label');
  label.append(box, ` ${words}`);
  return label;
}

/** What staff press to save all the same. */
const saveWords = (apart: number, asked: number) => {
  if (apart > 0) return 'Save anyway, I will change the other one next';
  return asked > 0 ? 'Save anyway' : 'Save';
};

/** Shows what the check said, and waits for the answer; an entry that nothing is said of is saved at once. */
export async function askAbout({ refused, apart, unusual, confirmed }: Verdict): Promise<Answer> {
  const names = Object.entries(confirmed);
  const asked = [...apart, ...unusual];
  const sentences = refused.length > 0 ? refused : asked;
  if (sentences.length + names.length === 0) return { save: true, confirmed: [] };
  const [dialog, style, heading, form] = [
    document.createElement('dialog'),
    Object.assign(document.createElement('style'), { textContent: STYLE }),
    Object.assign(document.createElement('h2'), { id: 'save-check', textContent: 'Not saved yet' }),
    Object.assign(document.createElement('form'), { method: 'dialog' }),
  ] as const;
  const boxes = names.map(([name]) => checkbox(name));
  if (refused.length === 0) {
    const words = (label: string) => `${label} is right now. Take it off “Still to confirm”.`;
    form.append(...names.map(([, label], index) => labelled(boxes[index] as HTMLElement, words(label))));
    form.append(button('save', saveWords(apart.length, asked.length)));
  }
  form.append(Object.assign(button('', 'Back to the form'), { autofocus: true }));
  dialog.className = 'save-check';
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.append(style, heading, ...sentences.map(paragraph), form);
  document.body.append(dialog);
  dialog.showModal();
  await new Promise((done) => dialog.addEventListener('close', done));
  dialog.remove();
  const confirmedNow = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  return { save: dialog.returnValue === 'save', confirmed: confirmedNow };
}
