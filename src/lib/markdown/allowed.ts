/** The HTML allowed in texts: the build removes everything else, and the content check reports it. */
import type { Element, ElementContent, Properties, Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { visit } from 'unist-util-visit';

/** Inline elements that editors may write as tags. */
export const TAGS = [
  'abbr',
  'b',
  'br',
  'cite',
  'em',
  'i',
  'kbd',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'wbr',
];

/** Other elements that Markdown creates and every page styles. */
const BLOCKS = ['a', 'blockquote', 'code', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'img', 'li', 'ol', 'p', 'ul'];

/** Attributes allowed on every tag. */
export const ATTRIBUTES = ['lang', 'dir', 'title'];

const SCHEMA: Schema = {
  tagNames: [...BLOCKS, ...TAGS],
  attributes: {
    '*': [
      ['lang', /^[a-z-]+$/i],
      ['dir', 'ltr', 'rtl', 'auto'],
      ['title', /^[^<>]*$/],
    ],
    a: ['href'],
    img: ['src', 'alt'],
    ol: ['start'],
  },
  protocols: { href: ['https', 'mailto', 'tel'], src: [] },
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'select'],
  ancestors: {},
  required: {},
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};

/** Stands for the origin of the site; `.invalid` is reserved (RFC 2606). */
const OWN_ORIGIN = 'https://own.invalid';

/**
 * Whether a link is https, e-mail, telephone, a path of this site or an anchor of the same page. The sanitizer knows
 * protocols in small letters only.
 */
export function isAllowedLink(url: string): boolean {
  if (!URL.canParse(url, OWN_ORIGIN)) return false;
  const { origin, protocol, hostname, username } = new URL(url, OWN_ORIGIN);
  if (origin === OWN_ORIGIN) return /^[/#]/.test(url);
  if (protocol === 'https:') return url.startsWith('https://') && hostname.includes('.') && username === '';
  return url.startsWith('mailto:') || url.startsWith('tel:');
}

/** Whether an image source is a relative path; the content check requires a file beside the entry. */
const isAllowedImage = (source: string): boolean => !URL.canParse(source) && !/^[\\/]/.test(source);

/** An MDX node: a component, an import or an expression. */
interface MdxNode {
  readonly type: `mdx${string}`;
  readonly name?: string | null;
  readonly attributes?: readonly { readonly type: string; readonly name?: string; readonly value?: unknown }[];
  readonly value?: string;
  children?: ElementContent[];
}

const isMdx = (node: { type: string }): node is MdxNode => node.type.startsWith('mdx');

const isPlain = ({ type, value }: { type: string; value?: unknown }) =>
  type === 'mdxJsxAttribute' && (typeof value === 'string' || value === null || value === undefined);

const properties = (attributes: MdxNode['attributes'] = []): Properties =>
  Object.fromEntries(
    attributes.map((attribute) => [
      isPlain(attribute) ? String(attribute.name) : `{${attribute.name ?? ''}}`,
      String(attribute.value ?? ''),
    ]),
  );

/** Converts tags in .mdx to the same elements as in .md, so that one list applies to both. */
export function rehypeTags() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined || !isMdx(node) || !node.type.startsWith('mdxJsx')) return;
      const { name, type, attributes, children = [] } = node as MdxNode;
      if (!name || /^[A-Z]|[.:]/.test(name)) return;
      const { position } = node;
      const element: Element = {
        type: 'element',
        tagName: name.toLowerCase(),
        properties: properties(attributes),
        children,
        ...(position && { position }),
      };
      const alone = type === 'mdxJsxFlowElement' && parent.type === 'root' && TAGS.includes(element.tagName);
      parent.children[index] = alone ? { ...element, tagName: 'p', properties: {}, children: [element] } : element;
    });
  };
}

/** Removes everything that is not allowed, including expressions and components of MDX. */
export function rehypeAllowed() {
  return (tree: Root): Root => {
    visit(tree, 'element', ({ properties: { href, src }, properties }) => {
      if (href !== undefined && !isAllowedLink(String(href))) delete properties['href'];
      if (src !== undefined && !isAllowedImage(String(src))) delete properties['src'];
    });
    return sanitize(tree, SCHEMA) as Root;
  };
}

/** What the build removes of one element: the element itself, or attributes by name. */
export function removedFrom({ tagName, properties }: Element): {
  readonly tag: boolean;
  readonly attributes: string[];
} {
  const alone: Root = {
    type: 'root',
    children: [{ type: 'element', tagName, properties: { ...properties }, children: [] }],
  };
  const [remaining] = rehypeAllowed()(alone).children;
  const left = remaining?.type === 'element' ? remaining.properties : {};
  return { tag: !remaining, attributes: remaining ? Object.keys(properties).filter((name) => !(name in left)) : [] };
}
