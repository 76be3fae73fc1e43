/** Creates the configuration of the CMS from the collections of `src/schemas/index.ts`. */
import type { CmsConfig, CollectionDivider, CollectionFile, EntryCollection, GitBackend } from '@sveltia/cms';
import { type Collection, type CollectionName, collections, GROUPS } from '../schemas/index.ts';
import { childFields, type FieldSchema, jsonSchema } from '../schemas/json-schema.ts';
import { formatName, VISIBILITY } from './entry-file.ts';
import { checkField, formFields } from './widgets.ts';

// Added to the name of an entry in its list.
const HIDDEN = `{{${VISIBILITY}.draft | ternary(' (hidden)', '')}}`;
const NO_PERMISSION = "{{permission | ternary('', ' (no permission)')}}";
const date = (name: string, word: string) =>
  `{{${name} | ternary(' (${word} ', '')}}{{${name} | date('D MMM YYYY')}}{{${name} | ternary(')', '')}}`;
const PERIOD = date(`${VISIBILITY}.publishOn`, 'from') + date(`${VISIBILITY}.showUntil`, 'until');

type Named = readonly [name: CollectionName, collection: Collection];

/** Options of every collection. */
const common = ([name, collection]: Named, extension?: string) => ({
  name,
  label: collection.label,
  // Images are in the folder of their entry.
  ...{ media_folder: '', public_folder: '.' },
  format: formatName(extension),
  fields: [checkField(collection), ...formFields(collection)],
  editor: { preview: collection.layout === 'folders' },
});

/** Order, groups and filters of a list. @param node schema of its entries */
function listView(node: FieldSchema): Pick<EntryCollection, 'sortable_fields' | 'view_filters' | 'view_groups'> {
  const parent = childFields(node).find((field) => field.node.ordersWithin);
  const group = parent && { name: parent.name, label: parent.node.title ?? '', field: parent.name };
  const shown = { name: 'shown', label: 'Not hidden', field: `${VISIBILITY}.draft`, ne: true };
  return {
    view_filters: [{ label: 'Still to confirm', field: `${VISIBILITY}.placeholders`, empty: false }],
    view_groups: group ? { groups: [shown, group], default: group.name } : { groups: [shown], default: 'shown' },
    sortable_fields: { fields: [`${VISIBILITY}.order`], default: { field: `${VISIBILITY}.order` } },
  };
}

function entries(named: Named): EntryCollection {
  const [, collection] = named;
  const node = jsonSchema(collection.schema);
  // File name if the title has no English letters: `menu-item`, `menu-item-1`.
  const fallback = collection.singular.toLowerCase().replaceAll(' ', '-');
  return {
    ...common(named),
    label_singular: collection.singular,
    folder: `content/${collection.folder}`,
    path: collection.layout === 'folders' ? '{{slug}}/index' : '{{slug}}',
    extension: 'md',
    identifier_field: collection.titleField,
    // Staff hide entries instead: that is checked, and easy to undo.
    delete: false,
    // Not editable, because other entries refer to the slug.
    slug: { template: `{{${collection.titleField} | slugify | default('${fallback}')}}`, editable: false },
    summary: `${collection.summary ?? `{{${collection.titleField}}}`}${PERIOD}${node.properties?.['permission'] ? NO_PERMISSION : ''}${HIDDEN}`,
    ...listView(node),
  };
}

function singleFile(named: Named): CollectionFile {
  const [, { folder, file }] = named;
  return { ...common(named, file?.split('.').pop()), file: `content/${folder}/${file}` };
}

/** Lists collections by group, with a divider between groups. */
function grouped<Listed>(isSingle: boolean, listed: (named: Named) => Listed): (Listed | CollectionDivider)[] {
  const all = (Object.entries(collections) as Named[]).filter(([, { layout }]) => (layout === 'single') === isSingle);
  const groups = GROUPS.map((group) => all.filter(([, collection]) => collection.group === group));
  return groups
    .filter(({ length }) => length > 0)
    .flatMap((members, index) => [...(index > 0 ? [{ divider: true } as const] : []), ...members.map(listed)]);
}

/**
 * Returns the configuration as plain data.
 * @param logo path of the image above the sign-in button
 * @param site URL of the live site; undefined before the first deployment
 */
export const editorConfiguration = (backend: GitBackend, logo: string, site?: string): CmsConfig => ({
  load_config_file: false,
  backend,
  app_title: 'Edit the site',
  logo: { src: logo },
  site_url: site,
  show_preview_links: false,
  media_folder: 'content',
  media_libraries: {
    default: {
      config: {
        slugify_filename: true,
        // No page shows a wider image.
        transformations: { raster_image: { format: 'webp', quality: 85, width: 1600 } },
      },
    },
    stock_assets: false,
  },
  slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
  collections: grouped(false, entries),
  singletons: grouped(true, singleFile),
});
