/** The head of a page as data; Head.astro renders it. */

/** The title and description of a page, and the content file that holds them. */
export interface PageWords {
  readonly file: string;
  readonly title: string;
  readonly description: string;
}

export interface HeadInput extends PageWords {
  readonly siteName: string;
  readonly themeColour: string;
  /** Absolute URL of the page; none for the 404 page. */
  readonly canonical?: string | undefined;
  /** Whether search engines must leave the page out. */
  readonly preview?: boolean | undefined;
  /** The share image. */
  readonly image: { readonly url: string; readonly alt: string };
  /** Adds the site's base to the path of an icon or the manifest. */
  readonly href: (path: string) => string;
}

export type HeadTag = {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
};

/** Size of share images, which Facebook, WhatsApp and X do not crop. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Search engines cut longer texts off. Lengths are in graphemes. */
const LIMITS = { title: { min: 5, max: 60 }, description: { min: 50, max: 160 } } as const;

const characters = (text: string) => [...new Intl.Segmenter('en-IN').segment(text)].length;

/**
 * Checks that every page has a title and a description of its own.
 * @throws naming the content file when a title or description is missing, too short, too long, or another page's too
 */
export function checkPageWords(pages: readonly PageWords[]): void {
  for (const field of ['title', 'description'] as const) {
    const { min, max } = LIMITS[field];
    const taken = new Map<string, string>();
    for (const page of pages) {
      const text = (page[field] as string | undefined)?.trim() ?? '';
      const length = characters(text);
      if (length === 0) throw new Error(`${page.file}: the ${field} is missing. Write ${min} to ${max} characters.`);
      if (length < min || length > max) {
        const issue = length < min ? 'short' : 'long';
        throw new Error(`${page.file}: the ${field} is too ${issue}, ${length} characters. Write ${min} to ${max}.`);
      }
      const key = text.toLocaleLowerCase('en-IN');
      const other = taken.get(key);
      if (other) throw new Error(`${page.file}: the ${field} is the same as in ${other}. Give each page its own.`);
      taken.set(key, page.file);
    }
  }
}

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

/**
 * The tags of a page, in the order of the page. Open Graph: https://ogp.me; `twitter:card` is what X adds to it.
 * @throws as `checkPageWords` does
 */
export function headTags(input: HeadInput): HeadTag[] {
  checkPageWords([input]);
  const { title, description, canonical, preview, image, href } = input;
  return [
    { tag: 'title', attributes: {}, text: title },
    meta('description', description),
    ...(canonical ? [link({ rel: 'canonical', href: canonical })] : []),
    ...(preview || !canonical ? [meta('robots', 'noindex')] : []),
    property('og:type', 'website'),
    property('og:site_name', input.siteName),
    property('og:locale', 'en_IN'),
    property('og:title', title),
    property('og:description', description),
    ...(canonical ? [property('og:url', canonical)] : []),
    property('og:image', image.url),
    property('og:image:width', String(SHARE_SIZE.width)),
    property('og:image:height', String(SHARE_SIZE.height)),
    property('og:image:alt', image.alt),
    meta('twitter:card', 'summary_large_image'),
    meta('theme-color', input.themeColour),
    // With these sizes browsers fetch either the SVG or the bitmap (16 and 32 px), not both.
    link({ rel: 'icon', href: href('/favicon.ico'), sizes: '32x32' }),
    link({ rel: 'icon', href: href('/favicon.svg'), type: 'image/svg+xml' }),
    link({ rel: 'apple-touch-icon', href: href('/apple-touch-icon.png'), sizes: '180x180' }),
    link({ rel: 'manifest', href: href('/site.webmanifest') }),
  ];
}
