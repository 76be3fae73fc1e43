/** Starts the editor in the browser with the configuration that the page carries. */
import CMS, { type CmsConfig } from '@sveltia/cms';
import type { EntryFormat } from './configuration.ts';
import { entryFormat } from './entry-file.ts';
import { NUMBER_WIDGET, numberField } from './number-field.ts';
import previewStyle from './preview.css?url';
import { previewTemplates } from './previews.ts';

const carried = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '');
const configuration: CmsConfig = carried('configuration');
const formats: Record<string, EntryFormat> = carried('formats');

for (const [name, { extension, ...shape }] of Object.entries(formats)) {
  CMS.registerCustomFormat(`${name}-frontmatter`, extension, entryFormat(shape));
}

CMS.registerFieldType(NUMBER_WIDGET, numberField());
CMS.registerPreviewStyle(previewStyle);
for (const [name, template] of Object.entries(previewTemplates)) CMS.registerPreviewTemplate(name, template);

await CMS.init({ config: configuration });
