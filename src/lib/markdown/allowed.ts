/** What HTML a text may hold: one list for the build, which removes the rest, and for the content check, which reports it. */
import type { Element, ElementContent, Properties, Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { visit } from 'unist-util-visit';

/** Elements that editors may write as tags: they only shape words. */
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

/** What else Markdown makes and every page styles. */
const BLOCKS = ['a', 'blockquote', 'code', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'img', 'li', 'ol', 'p', 'ul'];

/** Attributes that may stand in any tag. */
export const ATTRIBUTES = ['lang', 'dir', 'title'];

const SCHEMA: Schema = {
  tagNames: [...BLOCKS, ...TAGS],
  // A title with a tag in it would only confuse readers of the page's source.
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

const OWN = 'https://own.invalid';

/** Whether a link may lead there: https, e-mail, telephone, a path of this site or a place on the same page. */
export function isAllowedLink(address: string): boolean {
  if (!URL.canParse(address, OWN)) return false;
  const { origin, protocol, hostname } = new URL(address, OWN);
  if (origin === OWN) return /^[/#]/.test(address);
  if (protocol === 'https:') return /^https:\/\//i.test(address) && hostname.includes('.');
  return protocol === 'mailto:' || protocol === 'tel:';
}

/** Whether an image lies beside its entry; where it must lie, the content check says. */
const isAllowedImage = (source: string): boolean => !URL.canParse(source) && !/^[\\/]/.test(source);

/** A part of MDX: a component, an import, an expression. */
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

/** Turns tags that are written in .mdx into the elements they are in .md, so that one list judges both. */
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

/** Removes from a text what it may not hold; code and components of MDX go with it. */
export function rehypeAllowed() {
  return (tree: Root): Root => {
    visit(tree, 'element', ({ properties: { href, src }, properties }) => {
      if (href !== undefined && !isAllowedLink(String(href))) delete properties['href'];
      if (src !== undefined && !isAllowedImage(String(src))) delete properties['src'];
    });
    return sanitize(tree, SCHEMA) as Root;
  };
}

/** What the build removes from one element: all of it, or some of its attributes by name. */
export function removedFrom({ tagName, properties }: Element): {
  readonly tag: boolean;
  readonly attributes: string[];
} {
  const alone: Root = {
    type: 'root',
    children: [{ type: 'element', tagName, properties: { ...properties }, children: [] }],
  };
  const [kept] = rehypeAllowed()(alone).children;
  const left = kept?.type === 'element' ? kept.properties : {};
  return { tag: !kept, attributes: kept ? Object.keys(properties).filter((name) => !(name in left)) : [] };
}
