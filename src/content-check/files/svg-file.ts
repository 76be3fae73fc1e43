/** What an illustration may not hold: anything that runs, and anything that is loaded from elsewhere. */
import { type DefaultTreeAdapterTypes as Html, html, parseFragment } from 'parse5';

const MOST_BYTES = 2_000_000;

/** They run something, or change an attribute into something that does. */
const RUNS = /^(?:script|foreignObject|handler|listener|animate\w*|set)$/i;

/** Handlers are found in the file as it is written, so that no difference between parsers of HTML and of XML hides one. */
const HANDLER = /\son\w+\s*=/i;

/** Entities and rules for the document (DTD); only the line that older programs begin a file with is plain. */
const ENTITIES = /<!(?:ENTITY|DOCTYPE(?!\s+svg\s*(?:PUBLIC\s+"-\/\/W3C\/\/DTD SVG [^[>]*)?>))/i;

/** Whether an address stays within the file, or is an image inside it. */
const staysInside = (address: string) => /^\s*(#|data:image\/(png|jpe?g|webp|gif);base64,)/i.test(address);

/** Whether a style reaches for something outside the file. A backslash could hide that. */
const reachesOut = (style: string) =>
  /@import|\\|expression\s*\(|javascript:/i.test(style) ||
  [...style.matchAll(/url\(\s*["']?([^)]*)/gi)].some(([, address = '']) => !staysInside(address));

const localName = (name: string) => name.replace(/^.*:/, '');

const ELSEWHERE = 'loads something from elsewhere. Save it as plain SVG.';
const SCRIPT = 'holds a script. Save it as plain SVG.';

function attributeFault({ name, prefix, value }: Html.Element['attrs'][number]): string | undefined {
  const local = localName(name);
  if ((local === 'href' || local === 'src') && !staysInside(value))
    return `leads to "${value.trim().slice(0, 40)}". Save it as plain SVG, without links.`;
  if (/^xmlns/.test(name) && value.trim() === html.NS.HTML) return 'holds HTML. Save it as plain SVG.';
  if (local === 'base') return ELSEWHERE;
  // Drawing programs note about themselves, with a prefix of their own, where a file was saved.
  const isNote = local === 'href' || local === 'src' || prefix || name.includes(':');
  return !isNote && reachesOut(value) ? ELSEWHERE : undefined;
}

function elementFault({ tagName, namespaceURI, attrs, childNodes }: Html.Element): string | undefined {
  const local = localName(tagName);
  if (RUNS.test(local)) return SCRIPT;
  if (namespaceURI !== html.NS.SVG) return `holds <${tagName}>, which is no part of SVG. Save it as plain SVG.`;
  // XML joins the texts before and behind a comment.
  const words = childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  if (local === 'style' && reachesOut(words)) return ELSEWHERE;
  for (const attribute of attrs) {
    const fault = attributeFault(attribute);
    if (fault) return fault;
  }
  return undefined;
}

function instructionFault({ data }: Html.CommentNode): string | undefined {
  if (!data.startsWith('?')) return undefined;
  if (!/^\?xml\s/.test(data)) return 'loads a stylesheet (<?xml-stylesheet …?>). Save it as plain SVG.';
  const encoding = /encoding\s*=\s*["']([^"']*)/.exec(data)?.[1] ?? 'UTF-8';
  return /^utf-8$/i.test(encoding) ? undefined : `is saved as ${encoding}. Save it with the encoding UTF-8.`;
}

/**
 * Why an SVG file may not stand on the site, in words that follow its name; undefined when it may. Whether it can be
 * drawn, and how large, is for `image-files.ts` to find out. Markup is read as HTML, which sees a tag wherever XML does.
 * @param text the whole file
 */
export function svgFault(text: string): string | undefined {
  if (text.length > MOST_BYTES) return `is larger than ${MOST_BYTES / 1_000_000} MB. Save it simpler, or as WebP.`;
  if (ENTITIES.test(text)) return 'defines entities (<!DOCTYPE …>). Save it as plain SVG.';
  if (HANDLER.test(text)) return SCRIPT;
  const rest: Html.ChildNode[] = parseFragment(text).childNodes;
  const root = rest.find((node) => 'attrs' in node);
  if (!root?.attrs.some(({ name, value }) => name === 'xmlns' && value === html.NS.SVG))
    return 'is not an SVG illustration. Save it as SVG again.';
  // Browsers ignore such a size; Typst, which draws the brochure, does not.
  if (root.attrs.some(({ name, value }) => /^(width|height)$/.test(name) && Number.parseFloat(value) <= 0))
    return 'has no width or no height. Save it again with its size (viewBox).';
  for (let node = rest.pop(); node; node = rest.pop()) {
    const fault =
      'attrs' in node ? elementFault(node) : node.nodeName === '#comment' && instructionFault(node as Html.CommentNode);
    if (fault) return fault;
    if ('childNodes' in node) for (const child of node.childNodes) rest.push(child);
  }
  return undefined;
}
