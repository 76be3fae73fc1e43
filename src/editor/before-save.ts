/** Refuses to save what the content check refuses, in its words, and asks about what may be meant. */
import CMS, { type AppEventListener } from '@sveltia/cms';
import { FORM_ONLY, fileOf, VISIBILITY } from './entry-file.ts';
import { clearMarks, markFields } from './mark-field.ts';
import type { SavedEntry, Verdict } from './save-check.ts';
import { type Answer, askAbout } from './save-dialog.ts';

type EventEntry = Parameters<AppEventListener['handler']>[0]['entry'];

/**
 * How the CMS knows a save that does not go on, and what it shows the least for: a line that fades. Its documentation
 * does not promise it, so its version is exact and tests/editor checks it.
 */
const STOP = 'validation_failed';

/** That line would count the fields that the CMS marks, and find none. It fades after five seconds. */
const HUSH = `
  .save-stopped:not(:has([data-key-path] .validation)) .toast:has([role=alert]) { display: none; }
`;
const HUSH_MS = 6_000;
let hush: ReturnType<typeof setTimeout> | undefined;

function stop(): never {
  const { classList } = document.documentElement;
  classList.add('save-stopped');
  clearTimeout(hush);
  hush = setTimeout(() => classList.remove('save-stopped'), HUSH_MS);
  throw new Error(STOP);
}

/** Presses Save once more, as soon as the CMS lets go of the button. */
function saveAgain(): void {
  const button = document.querySelector<HTMLButtonElement>('[aria-keyshortcuts$="+S"]');
  if (!button) return;
  if (button.disabled) setTimeout(saveAgain, 50);
  else button.click();
}

/** What happened to an entry in this tab. */
export interface SaveEvent {
  readonly saved: SavedEntry;
  /** Whether it was written to a folder of this computer: nobody signs in for that. */
  readonly isLocal: boolean;
}

/**
 * Runs a check before each save.
 * @param check called with what was saved since the page was opened, and with what the form says of new images
 * @param onSave called after each save
 */
export function checkBeforeSave(
  check: (saved: SavedEntry, own: readonly SavedEntry[], ofForm: readonly string[]) => Promise<Verdict>,
  onSave: (event: SaveEvent) => void,
): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: HUSH }));
  const own = new Map<string, SavedEntry>();
  let answered: { readonly question: string; readonly answer: Answer } | undefined;
  const dataOf = (entry: EventEntry) => entry.toJS() as { path: string; data: Record<string, unknown> };
  const read = (entry: EventEntry): SavedEntry => {
    const { path, data } = dataOf(entry);
    return { name: path.replace(/^content\//, ''), text: fileOf(data) };
  };
  /** The answer to what is asked about an entry, if it was given: nobody is asked twice. */
  async function answerTo(saved: SavedEntry, verdict: Verdict): Promise<Answer> {
    const question = JSON.stringify([saved, verdict]);
    if (answered?.question === question) return answered.answer;
    const { asked, ...answer } = await askAbout(verdict);
    const { errors, errorFields } = verdict;
    if (!answer.save) {
      markFields(errorFields.map((field, index) => ({ field, text: errors[index] ?? '' })));
      stop();
    }
    if (!asked) return answer;
    // Meanwhile somebody else may have saved the entry, which the CMS compares at the beginning of each save.
    answered = { question, answer };
    setTimeout(saveAgain);
    stop();
  }
  CMS.registerEventListener({
    name: 'preSave',
    handler: (async ({ entry }) => {
      clearMarks();
      const { data } = dataOf(entry);
      const ofForm = Object.entries(data).flatMap(([name, value]) => (name.endsWith(FORM_ONLY) ? [String(value)] : []));
      const saved = read(entry);
      const { resolvedPlaceholders } = await answerTo(saved, await check(saved, [...own.values()], ofForm));
      if (resolvedPlaceholders.length === 0) return;
      const path = ['data', VISIBILITY, 'placeholders'];
      const waiting = entry.getIn(path) as { filter(test: (name: string) => boolean): unknown };
      const left = waiting.filter((name) => !resolvedPlaceholders.includes(name));
      const changed = entry as unknown as { setIn(path: string[], value: unknown): EventEntry };
      return changed.setIn(path, left).get('data');
    }) as AppEventListener['handler'],
  });
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry, author }) => {
      const saved = read(entry);
      answered = undefined;
      own.set(saved.name, saved);
      onSave({ saved, isLocal: !author.login });
    },
  });
}
