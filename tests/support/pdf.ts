import { getDocumentProxy } from 'unpdf';

interface StructureNode {
  readonly role?: string;
  readonly children?: readonly StructureNode[];
}

const rolesIn = ({ role, children = [] }: StructureNode): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesIn),
];

const pagesOf = async (file: Uint8Array) => {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  return { pdf, pages };
};

/** The horizontal texts of each page, with size and position in points from the lower left corner. */
export async function printedTexts(file: Uint8Array) {
  const { pages } = await pagesOf(file);
  const items = await Promise.all(pages.map(async (page) => (await page.getTextContent()).items));
  return items.map((texts) =>
    texts.flatMap((item) => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [size, slope, , , left, baseline] = item.transform;
      return slope === 0 ? [{ text: item.str, left, baseline, width: item.width, size }] : [];
    }),
  );
}

/**
 * Reads a PDF: the text of each page in content order, sizes in points, URLs of links, titles of bookmarks, structure tags
 * such as `H1`, and metadata.
 */
export async function readPdf(file: Uint8Array) {
  const { pdf, pages } = await pagesOf(file);
  const items = await Promise.all(
    pages.map(async (page) => (await page.getTextContent()).items.filter((item) => 'str' in item)),
  );
  const links = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  return {
    pages: items.map((texts) => texts.map(({ str }) => str).join('\n')),
    sizes: pages.map(({ view: [left = 0, bottom = 0, right = 0, top = 0] }) => [right - left, top - bottom] as const),
    urls: links.flatMap(({ url }: { url?: string }) => url ?? []),
    bookmarks: ((await pdf.getOutline()) ?? []).map(({ title }) => title),
    tags: new Set(trees.flatMap((tree) => (tree ? rolesIn(tree as StructureNode) : []))),
    info: (await pdf.getMetadata()).info as Record<string, unknown>,
  };
}
