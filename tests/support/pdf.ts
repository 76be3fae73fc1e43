import { getDocumentProxy } from 'unpdf';

export interface Pdf {
  /** Text of each page in content order, one item per line. */
  readonly pages: readonly string[];
  /** Horizontal texts of each page with their place. */
  readonly texts: readonly (readonly PrintedText[])[];
  /** Width and height of each page in points. */
  readonly sizes: readonly (readonly [number, number])[];
  /** URLs of links. */
  readonly urls: readonly string[];
  /** Titles of the bookmarks. */
  readonly bookmarks: readonly string[];
  /** Structure tags in use: `H1`, `Table`, … */
  readonly tags: ReadonlySet<string>;
  readonly info: Readonly<Record<string, unknown>>;
}

/** A run of text on a page, in points from the lower left corner. */
export interface PrintedText {
  readonly text: string;
  readonly left: number;
  readonly baseline: number;
  readonly width: number;
  /** Size of the letters. */
  readonly size: number;
}

interface StructureNode {
  readonly role?: string;
  readonly children?: readonly StructureNode[];
}

const rolesIn = ({ role, children = [] }: StructureNode): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesIn),
];

/** Pairs of texts of a page of which one is printed over the other. */
export function overprinted(texts: readonly PrintedText[]): [string, string][] {
  // Capitals and figures reach about 0.7 of the size above the baseline.
  const touches = (a: PrintedText, b: PrintedText) =>
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.baseline < b.baseline + b.size * 0.7 &&
    b.baseline < a.baseline + a.size * 0.7;
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .flatMap((other) => (touches(one, other) ? [[one.text, other.text] as [string, string]] : [])),
  );
}

/** Reads texts, links and structure of a PDF. */
export async function readPdf(file: Uint8Array): Promise<Pdf> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const items = await Promise.all(
    pages.map(async (page) => (await page.getTextContent()).items.filter((item) => 'str' in item)),
  );
  const links = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  return {
    pages: items.map((texts) => texts.map(({ str }) => str).join('\n')),
    texts: items.map((texts) =>
      texts.flatMap(({ str, width, transform: [size, slope, , , left, baseline] }) =>
        slope === 0 && str.trim() ? [{ text: str, left, baseline, width, size }] : [],
      ),
    ),
    sizes: pages.map(({ view: [left = 0, bottom = 0, right = 0, top = 0] }) => [right - left, top - bottom]),
    urls: links.flatMap(({ url }: { url?: string }) => url ?? []),
    bookmarks: ((await pdf.getOutline()) ?? []).map(({ title }) => title),
    tags: new Set(trees.flatMap((tree) => (tree ? rolesIn(tree as StructureNode) : []))),
    info: (await pdf.getMetadata()).info as Record<string, unknown>,
  };
}
