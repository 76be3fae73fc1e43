import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

export interface Pdf {
  /** Text of each page in content order, one item per line. */
  readonly pages: readonly string[];
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

interface StructureNode {
  readonly role?: string;
  readonly children?: readonly StructureNode[];
}

const rolesIn = ({ role, children = [] }: StructureNode): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesIn),
];

/** The texts of a page with the colour of each, as `#rrggbb`, in the order in which they are printed. */
export async function printedColours(file: Uint8Array, page: number): Promise<[text: string, colour: string][]> {
  const { OPS } = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { fnArray, argsArray } = await (await pdf.getPage(page)).getOperatorList();
  let colour = '';
  return fnArray.flatMap((operator, at): [string, string][] => {
    const [given] = argsArray[at] ?? [];
    if (operator === OPS.setFillRGBColor) colour = given;
    if (operator !== OPS.showText) return [];
    return [[given.map(({ unicode }: { unicode?: string }) => unicode ?? '').join(''), colour]];
  });
}

/** The horizontal texts of each page of a PDF, with size and place in points from the lower left corner. */
export async function printedTexts(file: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const items = await Promise.all(pages.map(async (page) => (await page.getTextContent()).items));
  return items.map((texts) =>
    texts.flatMap((item) => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [size, slope, , , left, baseline] = item.transform;
      return slope === 0 ? [{ text: item.str, left, baseline, width: item.width, size }] : [];
    }),
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
    sizes: pages.map(({ view: [left = 0, bottom = 0, right = 0, top = 0] }) => [right - left, top - bottom]),
    urls: links.flatMap(({ url }: { url?: string }) => url ?? []),
    bookmarks: ((await pdf.getOutline()) ?? []).map(({ title }) => title),
    tags: new Set(trees.flatMap((tree) => (tree ? rolesIn(tree as StructureNode) : []))),
    info: (await pdf.getMetadata()).info as Record<string, unknown>,
  };
}
