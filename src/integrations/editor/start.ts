/** Starts the editor in the browser with the configuration that the page carries. */
import CMS, { type AppEventListener, type CmsConfig, type Field } from '@sveltia/cms';
import { entryFormat } from './entry-file.ts';
import { replacedPictures } from './replaced-pictures.ts';

const configuration: CmsConfig = JSON.parse(document.getElementById('configuration')?.textContent ?? '');
const { backend } = configuration;
const pictures = replacedPictures(`${backend.name}:${'repo' in backend ? backend.repo : ''}`);

function register(name: string, file: string, fields: readonly Field[]): void {
  const switches = fields.filter((field) => field.widget === 'boolean' && field.required === false);
  const shape = { order: fields.map((field) => field.name), switches: switches.map((field) => field.name) };
  const { fromFile, toFile } = entryFormat(shape);
  CMS.registerCustomFormat(`${name}-frontmatter`, file.split('.').pop() ?? 'md', {
    fromFile(text) {
      pictures.note(text);
      return fromFile(text);
    },
    toFile(data) {
      const text = toFile(data);
      pictures.note(text);
      return text;
    },
  });
}

for (const collection of configuration.collections ?? []) {
  if ('folder' in collection) register(collection.name, 'index.md', collection.fields);
  if ('files' in collection) for (const { name, file, fields } of collection.files) register(name, file, fields);
}

const handler: AppEventListener['handler'] = ({ entry }) => pictures.remove(String(entry.get('path')));
CMS.registerEventListener({ name: 'postSave', handler });

// Saving changes the content, and the development server then has every open page load again. Here that would throw
// away what is being typed: the reload waits for this promise, which never comes. A mistake that the content check
// had laid over the page is mended by then.
import.meta.hot?.on('vite:beforeFullReload', () => {
  document.querySelector('vite-error-overlay')?.remove();
  return new Promise(() => {});
});

await CMS.init({ config: configuration });
