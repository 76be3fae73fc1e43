/** The configuration of the browser editor, made from the collections of `src/schemas/index.ts`. */
import type { CmsConfig, CollectionDivider, CollectionFile, EntryCollection, GitBackend } from '@sveltia/cms';
import { type Collection, type CollectionName, collections, GROUPS } from '../schemas/index.ts';
import { jsonSchema } from '../schemas/json-schema.ts';
import { formatName, VISIBILITY } from './entry-file.ts';
import { listView } from './list-view.ts';
import { previewTemplates } from './previews.ts';
import { formFields } from './widgets.ts';

/** Material Symbols, which the editor carries along. */
const ICONS: Record<(typeof GROUPS)[number], string> = {
  Menu: 'local_cafe',
  'Notices and hours': 'schedule',
  Reviews: 'reviews',
  Gallery: 'photo_library',
  Franchise: 'storefront',
  'Brand and people': 'menu_book',
  Pages: 'web',
  'Seldom changed': 'settings',
};

/** Pixels: no place on the site shows an image wider than this. */
const IMAGE_WIDTH = 1600;

/** Bytes. Larger files are refused before they upload. */
const MAX_UPLOAD = 15_000_000;

/** What stands behind the name of an entry in its list: that it is hidden, and when it is shown. */
const HIDDEN = `{{${VISIBILITY}.draft | ternary(' (hidden)', '')}}`;
const date = (name: string, word: string) =>
  `{{${name} | ternary(' (${word} ', '')}}{{${name} | date('D MMM YYYY')}}{{${name} | ternary(')', '')}}`;
const PERIOD = date(`${VISIBILITY}.publishOn`, 'from') + date(`${VISIBILITY}.showUntil`, 'until');

/** What a file is called whose title has no English letters: `menu-item`. */
const fileName = (singular: string) => singular.toLowerCase().replaceAll(' ', '-');

type Named = readonly [name: CollectionName, collection: Collection];

const beside = { media_folder: '', public_folder: '.' };

function entries([name, collection]: Named): EntryCollection {
  const inFolders = collection.layout === 'folders';
  return {
    name,
    label: collection.label,
    label_singular: collection.singular,
    icon: ICONS[collection.group],
    folder: `content/${collection.folder}`,
    path: inFolders ? '{{slug}}/index' : '{{slug}}',
    ...beside,
    format: formatName('md'),
    extension: 'md',
    identifier_field: collection.titleField,
    // Staff hide an entry instead, which is checked, followed until it is live, and undone with the same switch.
    delete: false,
    // From the English letters there are; for a Malayalam title `review`, `review-1` and so on.
    slug: `{{${collection.titleField} | slugify | default('${fileName(collection.singular)}')}}`,
    summary: `${collection.summary ?? `{{${collection.titleField}}}`}${PERIOD}${HIDDEN}`,
    fields: formFields(collection),
    editor: { preview: name in previewTemplates },
    ...listView(jsonSchema(collection.schema)),
  };
}

const singleFile = ([name, collection]: Named): CollectionFile => ({
  name,
  label: collection.label,
  icon: ICONS[collection.group],
  file: `content/${collection.folder}/${collection.file}`,
  ...beside,
  format: formatName(collection.file?.split('.').pop()),
  fields: formFields(collection),
  editor: { preview: name in previewTemplates },
});

/** What the CMS lists of the collections of a layout: group by group in the order of the site, a line between two. */
function grouped<Listed>(isSingle: boolean, listed: (named: Named) => Listed): (Listed | CollectionDivider)[] {
  const all = (Object.entries(collections) as Named[]).filter(([, { layout }]) => (layout === 'single') === isSingle);
  const groups = GROUPS.map((group) => all.filter(([, collection]) => collection.group === group));
  return groups
    .filter(({ length }) => length > 0)
    .flatMap((members, index) => [...(index > 0 ? [{ divider: true } as const] : []), ...members.map(listed)]);
}

export interface EditorPlace {
  /** Where entries are kept. */
  readonly backend: GitBackend;
  /** Path of the image over the sign-in button. */
  readonly logo: string;
}

/** Everything the editor is started with, as plain data. */
export const editorConfiguration = ({ backend, logo }: EditorPlace): CmsConfig => ({
  load_config_file: false,
  backend,
  app_title: 'Edit the site',
  logo: { src: logo },
  show_preview_links: false,
  media_folder: 'content',
  media_libraries: {
    default: {
      config: {
        slugify_filename: true,
        max_file_size: MAX_UPLOAD,
        transformations: { raster_image: { format: 'webp', quality: 85, width: IMAGE_WIDTH } },
      },
    },
    stock_assets: false,
  },
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true },
  collections: grouped(false, entries),
  // Entries that are the only ones of their kind open at once.
  singletons: grouped(true, singleFile),
});
