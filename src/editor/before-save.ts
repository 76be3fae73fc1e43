/** Refuses to save what the content check refuses, in its words, and asks about what may be meant. */
import CMS, { type AppEventListener } from '@sveltia/cms';
import { fileOf } from './entry-file.ts';
import type { SavedEntry, Verdict } from './save-check.ts';
import { askAbout } from './save-dialog.ts';

type EventEntry = Parameters<AppEventListener['handler']>[0]['entry'];

/**
 * How the CMS knows a save that does not go on, and what it shows the least for: a line that fades. Its documentation
 * does not promise it, so its version is exact and tests/editor checks it.
 */
const STOP = 'validation_failed';

/**
 * Runs a check before each save.
 * @param check called with what was saved since the page was opened
 * @param onSave called after each save
 */
export function checkBeforeSave(
  check: (saved: SavedEntry, own: readonly SavedEntry[]) => Promise<Verdict>,
  onSave: (saved: SavedEntry) => void,
): void {
  const own = new Map<string, SavedEntry>();
  const read = (entry: EventEntry): SavedEntry => {
    const { path, data } = entry.toJS() as { path: string; data: Record<string, unknown> };
    return { name: path.replace(/^content\//, ''), text: fileOf(data) };
  };
  CMS.registerEventListener({
    name: 'preSave',
    handler: (async ({ entry }) => {
      const { save, confirmed } = await askAbout(await check(read(entry), [...own.values()]));
      if (!save) throw new Error(STOP);
      if (confirmed.length === 0) return;
      const waiting = entry.getIn(['data', 'placeholders']) as { filter(test: (name: string) => boolean): unknown };
      const left = waiting.filter((name) => !confirmed.includes(name));
      return (entry.get('data') as unknown as { set(name: string, value: unknown): unknown }).set('placeholders', left);
    }) as AppEventListener['handler'],
  });
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      const saved = read(entry);
      own.set(saved.name, saved);
      onSave(saved);
    },
  });
}
