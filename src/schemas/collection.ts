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
  /** Says if entries have a body. Default: `none`. */
  readonly body: 'required' | 'none';
  readonly bodyMaxLength?: number;
  /** Allows zero entries; the page then leaves out the section. */
  readonly mayBeEmpty?: boolean;
  /** The body is plain text, not Markdown. */
  readonly plainText?: boolean;
  /** Field that names an entry. Default: `title`. */
  readonly titleField: string;
  /** Page that shows the entries; the editor links to it. */
  readonly page?: PageName;
  /** Label of an entry in the editor's list, with fields in {{ }}. Default: the title field. */
  readonly summary?: string;
  readonly schema: (tools: SchemaTools) => z.ZodType;
}

/** A collection before its defaults are filled in. */
interface Row extends Partial<Omit<Collection, 'group' | 'label' | 'schema'>>, Pick<Collection, 'group' | 'label'> {
  /** Fields beyond those of every list entry. */
  readonly fields: (tools: SchemaTools) => z.core.$ZodLooseShape;
  /** Validates several fields together. */
  readonly check?: (payload: never) => void;
}

export type Rows = Readonly<Record<string, Row>>;
