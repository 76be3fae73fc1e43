import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { collections } from '~/schemas';
import { plainTools } from '~/schemas/fields';

type Node = { type?: string; properties?: Record<string, Node>; items?: Node; title?: string; description?: string };

/** Every field of a schema, nested ones too, as [path, field]. */
const fieldsOf = (node: Node, path = ''): [string, Node][] => [
  ...Object.entries(node.properties ?? {}).flatMap(([key, inner]): [string, Node][] => [
    [`${path}${key}`, inner],
    ...fieldsOf(inner, `${path}${key}.`),
    ...fieldsOf(inner.items ?? {}, `${path}${key}[].`),
  ]),
];

describe.each(Object.entries(collections))('the schema of %s', (_, { schema }) => {
  const json = z.toJSONSchema(schema(plainTools), { io: 'input' }) as Node & { additionalProperties?: boolean };

  it('refuses keys it does not know', () => expect(json.additionalProperties).toBe(false));

  it.each(fieldsOf(json))('tells an editor what %s is', (_path, field) => {
    expect(field.title).toMatch(/\S/);
    expect(field.description).toMatch(/[.…:]$|\)$|exactly: .+$/);
  });
});

describe('an avatar', () => {
  const review = { name: 'Anitha', food: 5, service: 5, atmosphere: 4, overall: 5 };
  const accepts = (avatar: string) => collections.reviews.schema(plainTools).safeParse({ ...review, avatar }).success;

  it.each(['https://i.pravatar.cc/144?img=1', './anitha.jpg'])('may be %s', (avatar) =>
    expect(accepts(avatar)).toBe(true),
  );

  it.each([
    'anitha.jpg',
    'http://i.pravatar.cc/144',
    'https://evil.example/a.png',
    'https://i.pravatar.cc.evil.example/a.png',
    'https://xi.pravatar.cc/a.png',
  ])('may not be %s', (avatar) => expect(accepts(avatar)).toBe(false));
});
