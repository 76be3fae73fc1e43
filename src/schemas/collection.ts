import type { z } from 'astro/zod';
import type { PageName } from '../routes.ts';
import type { SchemaTools } from './fields.ts';

/** Groups of collections in the editor, in order. */
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
  readonly group: (typeof GROUPS)[number];
  readonly label: string;
  /** Name of one entry. Default: the label. */
  readonly singular: string;
  /** Folder under `content/`. Default: the collection's own name. */
  readonly folder: string;
  /** `folders`: <name>/index.md with its images; `files`: <name>.md; `single`: the one `file`. Default: by `file`. */
  readonly layout: 'folders' | 'files' | 'single';
  readonly file?: string;
  /** Text under the dashes. Default: `none`. */
  readonly body: 'required' | 'none';
  readonly bodyMaxLength?: number;
  /** Its last entry may be deleted; the page then leaves the section out. */
  readonly mayBeEmpty?: boolean;
  /** The text has no Markdown. */
  readonly plainText?: boolean;
  /** Field that names an entry. Default: `title`. */
  readonly titleField: string;
  /** Page of its entries, for their links and for the editor. */
  readonly page?: PageName;
  /** Entry in the editor's list, with fields in {{ }}. Default: the title field. */
  readonly summary?: string;
  readonly schema: (tools: SchemaTools) => z.ZodType;
}

/** A collection without its defaults. */
interface Row extends Partial<Omit<Collection, 'group' | 'label' | 'schema'>>, Pick<Collection, 'group' | 'label'> {
  /** Fields beyond those of every list entry. */
  readonly fields: (tools: SchemaTools) => z.core.$ZodLooseShape;
  /** Check of several fields together. */
  readonly check?: (payload: never) => void;
}

export type Rows = Readonly<Record<string, Row>>;
