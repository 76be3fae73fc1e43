import { describe, expect, it } from 'vitest';
import { checkPageWords, type HeadInput, headTags } from '~/lib/site/head';

const page = {
  file: 'content/pages/about.md',
  title: 'Our story: Manacaud Milk Sarbath',
  description: 'How a push-cart and a bottle of nannari syrup became a counter in Manacaud.',
};
const input: HeadInput = {
  ...page,
  siteName: 'Manacaud Milk Sarbath',
  themeColour: '#0c3a2c',
  canonical: 'https://x.example/sarbath/about',
  image: { url: 'https://x.example/sarbath/share/about.png', alt: 'A shop and a glass' },
  href: (path) => `/sarbath${path}`,
};

/** The content, URL or text of the only tag with that attribute value. */
function tagValue(tags: ReturnType<typeof headTags>, attribute: string, value: string): string | undefined {
  const found = tags.filter(({ attributes }) => attributes[attribute] === value);
  expect(found.length, `${attribute}=${value}`).toBeLessThanOrEqual(1);
  return found[0]?.attributes['content'] ?? found[0]?.attributes['href'];
}

describe('the head of a page', () => {
  const tags = headTags(input);

  it('has one absolute canonical URL and no noindex', () => {
    expect(tagValue(tags, 'rel', 'canonical')).toBe('https://x.example/sarbath/about');
    expect(tagValue(tags, 'name', 'robots')).toBeUndefined();
  });

  it('has noindex once in a preview', () => {
    expect(tagValue(headTags({ ...input, preview: true }), 'name', 'robots')).toBe('noindex');
    expect(tagValue(headTags({ ...input, preview: true, canonical: undefined }), 'name', 'robots')).toBe('noindex');
  });

  it('has the base in every path of its own', () => {
    const urls = tags.filter(({ tag }) => tag === 'link').map(({ attributes }) => attributes['href']);
    expect(urls).toHaveLength(5);
    for (const url of urls) expect(url).toMatch(/^(https:\/\/x\.example)?\/sarbath\//);
  });

  it('of a page without a URL has noindex and no canonical URL', () => {
    const missing = headTags({ ...input, canonical: undefined });
    expect(tagValue(missing, 'name', 'robots')).toBe('noindex');
    expect(tagValue(missing, 'rel', 'canonical')).toBeUndefined();
    expect(tagValue(missing, 'property', 'og:url')).toBeUndefined();
  });
});

describe('words for search engines', () => {
  const other = { file: 'content/pages/home.md', title: 'Home of the drink', description: 'x'.repeat(50) };

  it.each([
    [{ title: undefined }, 'content/pages/about.md: the title is missing. Write 5 to 60 characters.'],
    [{ title: '   ' }, 'content/pages/about.md: the title is missing. Write 5 to 60 characters.'],
    [{ title: 'Cold' }, 'content/pages/about.md: the title is too short, 4 characters. Write 5 to 60.'],
    [{ title: 'x'.repeat(61) }, 'content/pages/about.md: the title is too long, 61 characters. Write 5 to 60.'],
    [{ description: '' }, 'content/pages/about.md: the description is missing. Write 50 to 160 characters.'],
    [
      { description: 'x'.repeat(49) },
      'content/pages/about.md: the description is too short, 49 characters. Write 50 to 160.',
    ],
    [
      { description: 'x'.repeat(161) },
      'content/pages/about.md: the description is too long, 161 characters. Write 50 to 160.',
    ],
    [
      { title: 'home OF the drink' },
      'content/pages/about.md: the title is the same as in content/pages/home.md. Give each page its own.',
    ],
    [
      { description: 'x'.repeat(50) },
      'content/pages/about.md: the description is the same as in content/pages/home.md. Give each page its own.',
    ],
  ])('refuses %j', (change, message) => {
    expect(() => checkPageWords([other, { ...page, ...change } as typeof page])).toThrow(message);
  });

  it.each([
    { title: 'Drink', description: 'x'.repeat(160) },
    { title: 'x'.repeat(60), description: 'y'.repeat(50) },
    // Counted as people count: a Malayalam letter with its signs is one.
    { title: 'സർബത്ത് '.repeat(10).trim() },
  ])('accepts %j', (change) => expect(() => checkPageWords([other, { ...page, ...change }])).not.toThrow());
});
