/** Sets up the CMS with the configuration that its page carries, the check of entries and the lines about saves. */
import CMS, { type AppEventListener, type CmsConfig } from '@sveltia/cms';
import { CONTENT_ROOT, ownerOf } from '../content-check/content.ts';
import { CHECK_WIDGET, checkField } from './check-field.ts';
import type { EditorContent } from './editor-content.ts';
import { type EntryData, entryFormat, fileOf, formatName } from './entry-file.ts';
import { followSaves } from './live-status.ts';
import { showNotice } from './notices.ts';
import { TYPED_WIDGET, typedField } from './number-field.ts';
import { onlyTab } from './only-tab.ts';
import { CONTENT_PATH } from './page.ts';
import type { SavedEntry, Verdict } from './save-check.ts';

/** Where this editor is: other sites may share its origin. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

const configuration: CmsConfig = JSON.parse(document.getElementById('configuration')?.textContent ?? '');
const { site_url: site, backend } = configuration;
const live = site && backend.name === 'github' ? { site, backend } : undefined;

for (const extension of ['md', 'mdx']) CMS.registerCustomFormat(formatName(extension), extension, entryFormat);

const UNCHECKED =
  'The entry could not be checked, as the site did not answer. Look at your connection, and change something to check again.';

let known: EditorContent | undefined;
let warnings: readonly string[] = [];

/** Checks an entry against the content as the site has it now, or had it when it last answered. */
async function check(before: SavedEntry | undefined, after: SavedEntry, data: EntryData): Promise<Verdict> {
  const answer = await fetch(BASE + CONTENT_PATH, { cache: 'no-cache' }).catch(() => undefined);
  if (answer?.ok) known = await answer.json();
  if (!known) return { errors: [UNCHECKED], warnings: [] };
  const [{ checkSave }, { imageWarnings }] = await Promise.all([import('./save-check.ts'), import('./image-check.ts')]);
  const owner = ownerOf(`${CONTENT_ROOT}/${after.name}`);
  const verdict = checkSave(known, before, after);
  warnings = [...verdict.warnings, ...(owner ? await imageWarnings(owner.node, data) : [])];
  return { errors: verdict.errors, warnings };
}

CMS.registerFieldType(CHECK_WIDGET, checkField(check));
CMS.registerFieldType(TYPED_WIDGET, typedField());

const savedEntry = (entry: Parameters<AppEventListener['handler']>[0]['entry']): SavedEntry => {
  const { path, data } = entry.toJS() as { path: string; data: EntryData };
  return { name: path.slice(CONTENT_ROOT.length + 1), text: fileOf(data) };
};
const saves = followSaves(live, showNotice);
CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => saves.begin(savedEntry(entry)) });
CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => void saves.end(savedEntry(entry), warnings),
});

// GitHub compares what is there at each save; a folder of this computer would be overwritten.
if (backend.name !== 'github') await onlyTab(`editor of ${BASE}/`);
await CMS.init({ config: configuration });
