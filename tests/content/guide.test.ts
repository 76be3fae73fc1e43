import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fieldReference } from '~/content-check/commands/field-tables';
import { allCollections } from '~/content-check/content';
import { parseFrontMatter } from '~/content-check/entry';
import { PROJECT } from './folder';

const guide = readFileSync(path.join(PROJECT, 'content/README.md'), 'utf8');

describe("the editors' guide", () => {
  test('has the fields of the schemas (else: npm run docs:content)', () => {
    expect(readFileSync(path.join(PROJECT, 'content/FIELDS.md'), 'utf8') === fieldReference()).toBe(true);
  });

  test('has examples that are valid', () => {
    const examples = [...guide.matchAll(/```\n(---\n[\s\S]*?)```/g)].map((match) => match[1] ?? '');
    expect(examples.length).toBeGreaterThan(4);
    for (const example of examples) {
      const { data, errors } = parseFrontMatter(example, {});
      expect(errors, example).toEqual([]);
      expect(
        allCollections.some(({ schema }) => schema.safeParse(data).success),
        example,
      ).toBe(true);
    }
  });
});
