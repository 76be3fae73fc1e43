/** Refuses to save what the content check refuses, in its words, and asks about what may be meant. */
import CMS, { type AppEventListener } from '@sveltia/cms';
import { type EntryData, fileOf, VISIBILITY } from './entry-file.ts';
import { clearMarks, markFields } from './mark-field.ts';
import { make } from './notices.ts';
import type { SavedEntry, Verdict } from './save-check.ts';
import { type Answer, askAbout } from './save-dialog.ts';

type EventEntry = Parameters<AppEventListener['handler']>[0]['entry'];

/**
 * How the CMS knows a save that does not go on, and what it shows the least for: a line that fades. Its documentation
 * does not promise it, so its version is exact and tests/editor checks it.
 */
const STOP = 'validation_failed';

/** That line would count the fields that the CMS marks, and find none. It fades after five seconds. */
const HUSH = ':root:not(:has([data-key-path] .validation)) .toast:has([role=alert]) { display: none; }';

function stop(): never {
  const hush = make('style', {}, HUSH);
  document.head.append(hush);
  setTimeout(() => hush.remove(), 6_000);
  throw new Error(STOP);
}

/** Presses Save once more, as soon as the CMS lets go of the button. */
function saveAgain(): void {
  const button = document.querySelector<HTMLButtonElement>('[aria-keyshortcuts$="+S"]');
  if (!button) return;
  if (button.disabled) setTimeout(saveAgain, 50);
  else button.click();
}

/** What the CMS tells of an entry: its file, and the fields as they stand in the form. */
function read(entry: EventEntry): { saved: SavedEntry; data: EntryData } {
  const { path, data } = entry.toJS() as { path: string; data: EntryData };
  return { saved: { name: path.replace(/^content\//, ''), text: fileOf(data) }, data };
}

/**
 * Runs a check before each save.
 * @param check called with what was saved since the page was opened, and with the fields of the form
 * @param onSave called after each save, and told whether that was in a folder of this computer: nobody signs in for it
 */
export function checkBeforeSave(
  check: (saved: SavedEntry, own: readonly SavedEntry[], data: EntryData) => Promise<Partial<Verdict>>,
  onSave: (saved: SavedEntry, isLocal: boolean) => void,
): void {
  const own: SavedEntry[] = [];
  let answered: (Answer & { readonly question: string }) | undefined;
  /** Asks about an entry once, and returns the fields that are no longer to be confirmed. */
  async function ask(saved: SavedEntry, verdict: Partial<Verdict>): Promise<readonly string[]> {
    const question = JSON.stringify([saved, verdict]);
    if (answered?.question === question) return answered.resolved;
    const answer = await askAbout(verdict);
    if (!answer) return [];
    if (answer.save) {
      // Meanwhile somebody else may have saved the entry, which the CMS compares at the beginning of each save.
      answered = { question, ...answer };
      setTimeout(saveAgain);
    } else {
      markFields(verdict);
    }
    stop();
  }
  CMS.registerEventListener({
    name: 'preSave',
    handler: (async ({ entry }) => {
      clearMarks();
      const { saved, data } = read(entry);
      const resolved = await ask(saved, await check(saved, own, data));
      if (resolved.length === 0) return;
      const map = entry as unknown as { updateIn(path: string[], update: (names: string[]) => string[]): EventEntry };
      const path = ['data', VISIBILITY, 'placeholders'];
      return map.updateIn(path, (waiting) => waiting.filter((name) => !resolved.includes(name))).get('data');
    }) as AppEventListener['handler'],
  });
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry, author }) => {
      const { saved } = read(entry);
      answered = undefined;
      own.push(saved);
      onSave(saved, !author.login);
    },
  });
}
