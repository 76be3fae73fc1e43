/** Sets up the CMS: its configuration (in the page), the check of entries and the messages about saves. */
import CMS, { type AppEventListener, type CmsConfig } from '@sveltia/cms';
import { CONTENT_ROOT, ownerOf } from '../content-check/content.ts';
import { CHECK_WIDGET, checkField } from './check-field.ts';
import type { EditorContent } from './editor-content.ts';
import { type EntryData, entryFormat, fileOf, formatName } from './entry-file.ts';
import { followSaves } from './live-status.ts';
import { showNotice } from './notices.ts';
import { NUMBER_WIDGET, numberField } from './number-field.ts';
import { onlyTab } from './only-tab.ts';
import { CONTENT_PATH } from './page.ts';
import type { SavedEntry, Verdict } from './save-check.ts';

/** Path of the site, because other sites may share its origin. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

const configuration: CmsConfig = JSON.parse(document.getElementById('configuration')?.textContent ?? '');
const { site_url: site, backend } = configuration;

for (const extension of ['md', 'mdx']) CMS.registerCustomFormat(formatName(extension), extension, entryFormat);

const UNCHECKED =
  'The entry could not be checked: the site did not answer. Check your connection, then change something.';

let lastContent: EditorContent | undefined;
let warnings: readonly string[] = [];

/** Checks an entry against the content of the live site, or the last one received if the site does not answer. */
async function check(before: SavedEntry | undefined, after: SavedEntry, data: EntryData): Promise<Verdict> {
  const response = await fetch(BASE + CONTENT_PATH, { cache: 'no-cache' }).catch(() => undefined);
  if (response?.ok) lastContent = await response.json();
  if (!lastContent) return { errors: [UNCHECKED], warnings: [] };
  const [{ checkSave }, { imageWarnings }] = await Promise.all([import('./save-check.ts'), import('./image-check.ts')]);
  const owner = ownerOf(`${CONTENT_ROOT}/${after.name}`);
  const verdict = checkSave(lastContent, before, after);
  warnings = [...verdict.warnings, ...(owner ? await imageWarnings(owner.node, data) : [])];
  return { errors: verdict.errors, warnings };
}

CMS.registerFieldType(CHECK_WIDGET, checkField(check));
CMS.registerFieldType(NUMBER_WIDGET, numberField());

if (backend.name !== 'github') {
  // GitHub refuses to overwrite newer changes; a local folder does not.
  await onlyTab(`editor of ${BASE}/`);
} else if (site) {
  const saves = followSaves({ site, backend }, showNotice);
  const savedEntry = (entry: Parameters<AppEventListener['handler']>[0]['entry']): SavedEntry => {
    const { path, data } = entry.toJS() as { path: string; data: EntryData };
    return { name: path.slice(CONTENT_ROOT.length + 1), text: fileOf(data) };
  };
  CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => saves.begin(savedEntry(entry)) });
  CMS.registerEventListener({ name: 'postSave', handler: ({ entry }) => void saves.end(savedEntry(entry), warnings) });
}
await CMS.init({ config: configuration });
