import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fieldTables, withFieldTables } from '~/integrations/content-check/field-tables';
import { readFrontMatter } from '~/integrations/content-check/front-matter';
import { declared } from '~/integrations/content-check/read';
import { fieldsOf } from '~/integrations/content-check/schema-fields';
import { PROJECT } from './folder';

const guide = readFileSync(path.join(PROJECT, 'content/README.md'), 'utf8');

describe("the editors' guide", () => {
  test('has the tables of fields as the schemas have them (else: npm run docs:content)', () => {
    expect(guide === withFieldTables(guide)).toBe(true);
  });

  test('speaks of every folder', () => {
    const [before = ''] = guide.split('## Every field');
    for (const folder of new Set(declared.map((collection) => collection.folder))) {
      expect(before, folder).toContain(`\`${folder}/`);
    }
  });

  test('gives examples that can be copied as they are', () => {
    const examples = [...guide.matchAll(/```\n(---\n[\s\S]*?)```/g)].map((match) => match[1] ?? '');
    expect(examples.length).toBeGreaterThan(4);
    for (const example of examples) {
      const { data, findings } = readFrontMatter(example);
      expect(findings, example).toEqual([]);
      expect(
        declared.some(({ schema }) => schema.safeParse(data).success),
        example,
      ).toBe(true);
    }
  });
});

describe('the tables', () => {
  test('name every field of every collection once', () => {
    const tables = fieldTables();
    for (const { label, schema } of declared) {
      const section = tables.split('#### ').find((text) => text.startsWith(`${label}\n`)) ?? '';
      for (const { name, meta } of fieldsOf(schema)) {
        expect(section, `${label} ${name}`).toContain(`\`${name}\``);
        expect(tables).toContain(meta?.title);
      }
    }
  });

  test('change when a schema changes', () => {
    expect(withFieldTables(guide.replace('| `price` | yes |', '| `price` | no |'))).toBe(guide);
  });

  test('need their place', () => {
    expect(() => withFieldTables('# Guide')).toThrow(/two lines/);
  });
});
