/** Starts the editor in the browser with what its page carries. */
import CMS, { type CmsConfig, type GitBackend } from '@sveltia/cms';
import { checkBeforeSave } from './before-save.ts';
import { checkOnServer } from './check-on-server.ts';
import type { EntryFormat } from './configuration.ts';
import { entryFormat } from './entry-file.ts';
import { NUMBER_WIDGET, numberField } from './number-field.ts';
import previewStyle from './preview.css?url';
import { previewTemplates } from './previews.ts';
import { SIGN_IN_AGAIN, watchToken } from './token.ts';

const carried = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '');
const configuration: CmsConfig = carried('configuration');
const shapes: Record<string, EntryFormat> = carried('formats');

const formats = Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, entryFormat(shape)]));
for (const [name, { extension }] of Object.entries(shapes)) {
  CMS.registerCustomFormat(`${name}-frontmatter`, extension, formats[name]);
}

CMS.registerFieldType(NUMBER_WIDGET, numberField());
CMS.registerPreviewStyle(previewStyle);
for (const [name, template] of Object.entries(previewTemplates)) CMS.registerPreviewTemplate(name, template);

const isTokenRefused = watchToken();
checkBeforeSave(
  // Single entries of a group are files of one collection, and are known by the name of the file.
  (collection, slug, data) => (formats[collection] ?? formats[slug])?.toFile(data) ?? '',
  async (saved, own) => {
    if (import.meta.env.DEV) return checkOnServer(saved);
    if (isTokenRefused()) return [SIGN_IN_AGAIN];
    const { checkHere } = await import('./check-here.ts');
    return checkHere(carried('content'), own, saved);
  },
  async (saved) => {
    const { site }: { site?: string } = carried('live');
    if (!site) return;
    const { followSave } = await import('./live-status.ts');
    await followSave(saved, { site, backend: configuration.backend as GitBackend });
  },
);

await CMS.init({ config: configuration });
