/** Starts the editor in the browser with the configuration that the page carries. */
import CMS, { type CmsConfig, type Field } from '@sveltia/cms';
import { entryFormat } from './entry-file.ts';
import { NUMBER_WIDGET, numberField } from './number-field.ts';

const configuration: CmsConfig = JSON.parse(document.getElementById('configuration')?.textContent ?? '');

function register(name: string, file: string, fields: readonly Field[]): void {
  const switches = fields.filter((field) => field.widget === 'boolean' && field.required === false);
  const shape = { order: fields.map((field) => field.name), switches: switches.map((field) => field.name) };
  CMS.registerCustomFormat(`${name}-frontmatter`, file.split('.').pop() ?? 'md', entryFormat(shape));
}

for (const collection of configuration.collections ?? []) {
  if ('folder' in collection) register(collection.name, 'index.md', collection.fields);
  if ('files' in collection) for (const { name, file, fields } of collection.files) register(name, file, fields);
}

CMS.registerFieldType(NUMBER_WIDGET, numberField());

await CMS.init({ config: configuration });
