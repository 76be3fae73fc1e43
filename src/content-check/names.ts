/** What a sentence calls things: two sets of names, for somebody at a file and for somebody at the form. */
import { type CollectionName, collections } from '../schemas/index.ts';
import { type FieldSchema, fieldAt, type Path, pathText } from '../schemas/json-schema.ts';
import { allCollections, CONTENT_ROOT, type Entry, ownerOf } from './content.ts';

export interface Names {
  /** Whether they are those of the form, where some ways out differ. */
  readonly form: boolean;
  /** A field before a sentence about it. */
  label(path: Path): string;
  /** A field within a sentence. */
  field(path: Path): string;
  entry(file: string): string;
  list(collection: CollectionName): string;
  /** An image that a sentence begins with. */
  image(name: string): string;
  /** A value as somebody wrote it. */
  value(value: unknown): string;
}

/** The names for an issue of a file. */
export type NamesFor = (file: string) => Names;

const LONGEST = 60;
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 3)}…` : text);

const inFiles: Names = {
  form: false,
  label: pathText,
  field: (path) => pathText(path),
  entry: (file) => file,
  list: (collection) => `${CONTENT_ROOT}/${collections[collection].folder}`,
  image: (name) => name,
  value: (value) => shortened(typeof value === 'string' ? JSON.stringify(value) : String(value)),
};

/** Keys of fields, files and lines: for the terminal, GitHub and the development server. */
export const fileNames: NamesFor = () => inFiles;

/** A path by the labels of its fields, `Special days, row 1, Closed`; nothing for a field that the form does not have. */
function labelOf(path: Path, node: FieldSchema | undefined): string {
  if (!node || !fieldAt(node, path)) return '';
  const words = (step: string | number, at: number) =>
    typeof step === 'number' ? `row ${step + 1}` : fieldAt(node, path.slice(0, at + 1))?.node.title;
  return path.map(words).join(', ');
}

/**
 * Labels of fields and titles of entries: for the form.
 * @param own the file of the entry in the form
 */
export function formNames(own: string, entries: readonly Entry[]): NamesFor {
  const entry = (file: string): string => {
    if (file === own) return 'this entry';
    const found = entries.find((one) => one.file === file);
    if (!found || found.collection.layout === 'single') return `“${ownerOf(file)?.label ?? 'the site'}”`;
    const { collection, data, id } = found;
    return `${collection.singular} “${data?.[collection.titleField] ?? id}”`;
  };
  return (file) => {
    const node = ownerOf(file)?.node;
    return {
      form: true,
      label: (path) => labelOf(path, node),
      field: (path) => `“${labelOf(path, node)}”`,
      entry,
      list: (name) => `“${allCollections.find((one) => one.name === name)?.label ?? name}”`,
      image: () => 'This image',
      value: (value) => (typeof value === 'string' ? `“${shortened(value)}”` : String(value)),
    };
  };
}
