/** Refuses to save what the content check refuses, in its words. */
import CMS, { type AppEventListener } from '@sveltia/cms';
import type { SavedEntry } from './save-check.ts';

type EventEntry = Parameters<AppEventListener['handler']>[0]['entry'];

/** What the CMS makes of a title without any letter that a file name may have. */
const RANDOM_NAME = /^[0-9a-f]{12}$/;
const NEEDS_NAME =
  'The title gives no name for the file. Write one beside "Slug": small English letters, digits and hyphens, for example suresh.';

/**
 * How the CMS knows a save that failed, with the words to show. Its documentation does not promise it, so its version
 * is exact and tests/editor/refused.spec.ts checks it.
 */
const refusal = (words: string) => new Error('saving_failed', { cause: new Error(words) });

/**
 * Runs a check before each save.
 * @param textOf the file that an entry is written to
 * @param check what is wrong with an entry, in sentences; called with what was saved since the page was opened
 * @param onSave called after each save
 */
export function checkBeforeSave(
  textOf: (collection: string, slug: string, data: Record<string, unknown>) => string,
  check: (saved: SavedEntry, own: readonly SavedEntry[]) => Promise<readonly string[]>,
  onSave: (saved: SavedEntry) => void,
): void {
  const own = new Map<string, SavedEntry>();
  const read = (entry: EventEntry): SavedEntry => {
    const { collection, slug, path, data } = entry.toJS() as Record<'collection' | 'slug' | 'path', string> & {
      data: Record<string, unknown>;
    };
    return { name: path.replace(/^content\//, ''), text: textOf(collection, slug, data) };
  };
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      if (entry.get('newRecord') && RANDOM_NAME.test(String(entry.get('slug')))) throw refusal(NEEDS_NAME);
      const sentences = await check(read(entry), [...own.values()]);
      if (sentences.length > 0) throw refusal(sentences.join(' '));
    },
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
