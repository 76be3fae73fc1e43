/** Starts the editor in the browser with what its page carries. */
import './zod.ts';
import CMS, { type CmsConfig, type GitHubBackend } from '@sveltia/cms';
import { checkBeforeSave } from './before-save.ts';
import { entryFormat, formatName } from './entry-file.ts';
import { cutLines, IMAGE_SIZE_WIDGET, imageSizeField } from './image-size-field.ts';
import { TYPED_WIDGET, typedField } from './number-field.ts';
import { onlyTab } from './only-tab.ts';
import { CONTENT_PATH } from './page.ts';
import previewStyle from './preview.css?url';
import { previewTemplates } from './previews.ts';

/** Where this editor is: other sites may share its origin. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

const configuration: CmsConfig = JSON.parse(document.getElementById('configuration')?.textContent ?? '');
const { site_url: site, backend } = configuration;
const live = site ? { site, backend: backend as GitHubBackend } : undefined;

for (const extension of ['md', 'mdx']) CMS.registerCustomFormat(formatName(extension), extension, entryFormat);

CMS.registerFieldType(IMAGE_SIZE_WIDGET, imageSizeField());
CMS.registerFieldType(TYPED_WIDGET, typedField());
CMS.registerPreviewStyle(previewStyle);
for (const [name, template] of Object.entries(previewTemplates)) CMS.registerPreviewTemplate(name, template);

const UNCHECKED =
  'The entry could not be checked, as the site did not answer. Look at your connection, and save again.';

checkBeforeSave(
  async (saved, own, data) => {
    // The content as the site has it now.
    const answer = await fetch(BASE + CONTENT_PATH, { cache: 'no-cache' }).catch(() => undefined);
    if (!answer?.ok) return { errors: [UNCHECKED] };
    const { checkSave } = await import('./save-check.ts');
    const verdict = await checkSave(await answer.json(), own, saved);
    return { ...verdict, warnings: [...verdict.warnings, ...cutLines(data)] };
  },
  async (saved, isLocal) => {
    const { followSave } = await import('./live-status.ts');
    await followSave(saved, isLocal ? undefined : live);
  },
);

// GitHub compares what is there at each save; a folder of this computer would be overwritten.
if (backend.name !== 'github') await onlyTab(`editor of ${BASE}/`);
await CMS.init({ config: configuration });
