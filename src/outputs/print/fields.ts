import type { CollectionName } from '../../schemas/index.ts';
import printedFields from './printed-fields.json' with { type: 'json' };

/**
 * Whether the brochure or a share image draws a field, so that each of its characters must be printable. The list is
 * what tests/content/printed-fields.test.ts sees them draw.
 * @param field a top-level field, or `body` for the Markdown text
 */
export const isPrinted = (collection: CollectionName, field: string): boolean =>
  printedFields.includes(`${collection}.${field}`);
