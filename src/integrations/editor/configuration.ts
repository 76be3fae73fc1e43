/** The configuration of the browser editor, made from the collections of `src/schemas/index.ts`. */
import type { CmsConfig, CollectionDivider, CollectionFile, EntryCollection, FileCollection } from '@sveltia/cms';
import { type Collection, collections, GROUPS } from '../../schemas/index.ts';
import { listView } from './list-view.ts';
import { schemaNode } from './schema-nodes.ts';
import { formFields } from './widgets.ts';

/** Material Symbols, which the editor carries along. */
const ICONS: Record<(typeof GROUPS)[number], string> = {
  Menu: 'local_cafe',
  Reviews: 'reviews',
  Gallery: 'photo_library',
  Franchise: 'storefront',
  'Story and people': 'menu_book',
  'Site and contact': 'contact_phone',
  Pages: 'web',
};

/** A picture dropped in lies beside its entry, no wider than any place on the site can show sharply. */
const PICTURE_WIDTH = 1600;

const CLEAN_NAME = '^[a-z0-9]+(-[a-z0-9]+)*$';

type Named = readonly [name: string, collection: Collection];

const beside = { media_folder: '', public_folder: '.' };

function entries([name, collection]: Named): EntryCollection {
  const node = schemaNode(collection.schema);
  const inFolders = collection.layout === 'folders';
  return {
    name,
    label: collection.label,
    label_singular: collection.singular,
    icon: ICONS[collection.group],
    folder: `content/${collection.folder}`,
    path: inFolders ? '{{slug}}/index' : '{{slug}}',
    ...beside,
    format: `${name}-frontmatter`,
    extension: 'md',
    identifier_field: collection.titleField,
    slug: {
      template: `{{${collection.titleField}}}`,
      editable: ['create'],
      hint: `Name of the ${inFolders ? 'folder' : 'file'}: small letters, digits and hyphens. It cannot be changed here later.`,
      pattern: [CLEAN_NAME, 'Only small letters, digits and hyphens.'],
    },
    summary: collection.summary ?? `{{${collection.titleField}}}`,
    fields: formFields(node, collection.body === 'required'),
    editor: { preview: collection.body === 'required' || inFolders },
    ...listView(node),
  };
}

const singleFile = ([name, collection]: Named): CollectionFile => ({
  name,
  label: collection.label,
  icon: ICONS[collection.group],
  file: `content/${collection.folder}/${collection.file}`,
  ...beside,
  format: `${name}-frontmatter`,
  fields: formFields(schemaNode(collection.schema), collection.body === 'required'),
  editor: { preview: collection.body === 'required' },
});

const fileCollection = (name: string, label: string, group: Collection['group'], singles: Named[]): FileCollection => ({
  name,
  label,
  icon: ICONS[group],
  files: singles.map(singleFile),
});

/** A group in the order of the schemas. Single entries that make up a whole group stand together under its name. */
function groupOf(group: Collection['group']): (EntryCollection | FileCollection)[] {
  const members: Named[] = Object.entries(collections).filter(([, collection]) => collection.group === group);
  const isSingle = ([, { layout }]: Named) => layout === 'single';
  if (members.every(isSingle)) return [fileCollection(group.toLowerCase(), group, group, members)];
  return members.map((member) =>
    isSingle(member) ? fileCollection(`only-${member[0]}`, member[1].label, group, [member]) : entries(member),
  );
}

/** The groups as the editor lists them, each with what stands in it. */
const grouped = () => GROUPS.map((group) => ({ group, members: groupOf(group) }));

/**
 * The headings over the collections, in the order of the lines that divide them (there is none before the first
 * group). A group that consists of one collection needs none.
 */
export const dividerHeadings = (): string[] =>
  grouped()
    .slice(1)
    .map(({ group, members }) => (members.length > 1 ? group : ''));

export interface EditorPlace {
  /** The name of the folder that editors choose, shown beside the button. */
  readonly folder: string;
  /** A repository on GitHub instead, as `owner/name`. */
  readonly repository?: string;
  /** Address of the picture over the button. */
  readonly logo: string;
}

/** Everything the editor is started with, as plain data. */
export function editorConfiguration({ folder, repository, logo }: EditorPlace): CmsConfig {
  const divider: CollectionDivider = { divider: true };
  return {
    load_config_file: false,
    // A Git service has to be named for the editor to offer the folder on this machine. None is spoken to then; Gitea
    // is not even asked for its health.
    backend: repository
      ? { name: 'github', repo: repository, auth_methods: ['token'] }
      : { name: 'gitea', repo: `local/${folder}`, auth_methods: ['token'] },
    app_title: 'Edit the site',
    logo: { src: logo },
    show_preview_links: false,
    media_folder: 'content',
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          transformations: { raster_image: { format: 'webp', quality: 85, width: PICTURE_WIDTH } },
        },
      },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: grouped().flatMap(({ members }, index) => [...(index > 0 ? [divider] : []), ...members]),
  };
}
