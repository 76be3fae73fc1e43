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

const item = {
  name: 'Boba',
  description: 'Milk tea.',
  price: 40,
  image: './boba.svg',
  imageAlt: 'A cup of boba',
  rating: 4.8,
  category: 'special',
};

describe('a menu item', () => {
  const accepts = (change: object) => collections.menu.schema(plainTools).safeParse({ ...item, ...change }).success;

  it.each([
    {},
    { price: 0 },
    { diet: 'vegan', allergens: ['milk', 'tree-nuts'], serving: '300 ml', kcal: 180 },
    { rating: undefined },
    { rating: 0 },
    { rating: 5 },
    { draft: true, publishOn: '2027-01-14', order: 0 },
  ])('may be %j', (change) => expect(accepts(change)).toBe(true));

  it.each([
    { price: '40' },
    { price: 39.5 },
    { price: -5 },
    { rating: 5.1 },
    { rating: -1 },
    { category: '' },
    { diet: 'veg' },
    { allergens: [] },
    { allergens: ['nuts'] },
    { kcal: 0 },
    { kcal: 180.5 },
    { serving: '' },
    { name: '' },
    { imageAlt: 'x' },
    { publishOn: '2027-02-30' },
    { draf: true },
  ])('may not be %j', (change) => expect(accepts(change)).toBe(false));
});

describe('a review', () => {
  const review = { name: 'Anitha', food: 5, service: 5, atmosphere: 4, overall: 5 };
  const accepts = (change: object) =>
    collections.reviews.schema(plainTools).safeParse({ ...review, ...change }).success;

  it.each([{}, { avatar: 'https://i.pravatar.cc/144?img=1' }, { avatar: './anitha.jpg' }])('may be %j', (change) =>
    expect(accepts(change)).toBe(true),
  );

  it.each([
    { avatar: 'anitha.jpg' },
    { avatar: 'http://i.pravatar.cc/144' },
    { avatar: 'https://evil.example/a.png' },
    { avatar: 'https://i.pravatar.cc.evil.example/a.png' },
    { avatar: 'https://xi.pravatar.cc/a.png' },
    { food: 0 },
    { service: 6 },
    { overall: 4.5 },
  ])('may not be %j', (change) => expect(accepts(change)).toBe(false));
});
