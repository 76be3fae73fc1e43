import type { z } from 'astro/zod';
import type { PageName } from '../routes.ts';
import type { SchemaTools } from './fields.ts';

/** The headings an editor finds collections under, in the order an editor thinks. */
export const GROUPS = [
  'Menu',
  'Notices and hours',
  'Reviews',
  'Gallery',
  'Franchise',
  'Brand and people',
  'Pages',
  'Settings',
] as const;

export interface Collection {
  /** Heading in the browser editor. */
  readonly group: (typeof GROUPS)[number];
  readonly label: string;
  /** What one entry is called. Default: the label. */
  readonly singular: string;
  /** Folder under `content/`. Default: the collection's own name. */
  readonly folder: string;
  /**
   * How entries lie in the folder: `folders` = <name>/index.md with images beside it, `files` = <name>.md, `single` = the
   * one file named by `file`. Default: `single` with a `file`, `files` without.
   */
  readonly layout: 'folders' | 'files' | 'single';
  /** The file of a single entry, within `folder`. */
  readonly file?: string;
  /** Whether the text under the dashes is used, and must not be empty. Default: `none`. */
  readonly body: 'required' | 'none';
  /** Most letters of that text, where it is shown among others and a longer one would bury them. */
  readonly bodyMaxLength?: number;
  /** Whether its last entry may be deleted; the page then leaves the section out. */
  readonly mayBeEmpty?: boolean;
  /** Whether pages show that text as it is written, without Markdown. */
  readonly plainText?: boolean;
  /** The field that names an entry of a list, and may not occur twice. Default: `title`. */
  readonly titleField: string;
  /** The page that shows its entries: what links in their texts are on, what the editor links to after a save. */
  readonly page?: PageName;
  /** How the browser editor lists an entry, with fields in {{ }}; the title field when left out. */
  readonly summary?: string;
  readonly schema: (tools: SchemaTools) => z.ZodType;
}

/** A collection as its area writes it, which leaves out what has a default. */
interface Row extends Partial<Omit<Collection, 'group' | 'label' | 'schema'>>, Pick<Collection, 'group' | 'label'> {
  /** The fields of an entry, before those of every list entry; any other is refused. */
  readonly fields: (tools: SchemaTools) => z.core.$ZodLooseShape;
  /** What some fields must not say together. */
  readonly check?: (payload: never) => void;
}

export type Rows = Readonly<Record<string, Row>>;

/** What a check compares of an entry: texts, and whether something is there. */
export type Checked<Field extends string> = z.core.ParsePayload<Readonly<Record<Field, string | undefined>>>;
