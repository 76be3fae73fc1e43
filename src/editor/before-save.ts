/** Refuses to save what the content check refuses, in its words, and asks about what may be meant. */
import CMS, { type AppEventListener } from '@sveltia/cms';
import { FORM_ONLY, fileOf, VISIBILITY } from './entry-file.ts';
import { clearMarks, markFields } from './mark-field.ts';
import type { SavedEntry, Verdict } from './save-check.ts';
import { askAbout } from './save-dialog.ts';

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

/**
 * Runs a check before each save.
 * @param check called with what was saved since the page was opened, and with what the form says of new images
 * @param onSave called after each save, and told whether that was in a folder of this computer: nobody signs in for it
 */
export function checkBeforeSave(
  check: (saved: SavedEntry, own: readonly SavedEntry[], ofForm: readonly string[]) => Promise<Verdict>,
  onSave: (saved: SavedEntry, isLocal: boolean) => void,
): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: HUSH }));
  const own = new Map<string, SavedEntry>();
  let answered: { readonly question: string; readonly resolvedPlaceholders: readonly string[] } | undefined;
  const dataOf = (entry: EventEntry) => entry.toJS() as { path: string; data: Record<string, unknown> };
  const read = (entry: EventEntry): SavedEntry => {
    const { path, data } = dataOf(entry);
    return { name: path.replace(/^content\//, ''), text: fileOf(data) };
  };
  /** Asks about an entry once, and returns the fields that are no longer to be confirmed. */
  async function ask(saved: SavedEntry, verdict: Verdict): Promise<readonly string[]> {
    const question = JSON.stringify([saved, verdict]);
    if (answered?.question === question) return answered.resolvedPlaceholders;
    const answer = await askAbout(verdict);
    if (!answer) return [];
    if (answer.save) {
      // Meanwhile somebody else may have saved the entry, which the CMS compares at the beginning of each save.
      answered = { question, ...answer };
      setTimeout(saveAgain);
    } else {
      markFields(verdict.errorFields.map((field, index) => ({ field, text: verdict.errors[index] ?? '' })));
    }
    stop();
  }
  CMS.registerEventListener({
    name: 'preSave',
    handler: (async ({ entry }) => {
      clearMarks();
      const { data } = dataOf(entry);
      const ofForm = Object.entries(data).flatMap(([name, value]) => (name.endsWith(FORM_ONLY) ? [String(value)] : []));
      const saved = read(entry);
      const resolved = await ask(saved, await check(saved, [...own.values()], ofForm));
      if (resolved.length === 0) return;
      const path = ['data', VISIBILITY, 'placeholders'];
      const waiting = entry.getIn(path) as { filter(test: (name: string) => boolean): unknown };
      const left = waiting.filter((name) => !resolved.includes(name));
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
      onSave(saved, !author.login);
    },
  });
}
