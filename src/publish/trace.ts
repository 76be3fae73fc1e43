import { readContent } from '../content-check/files/read.ts';

/** Words without Markdown's marks, typographic quotes and double spaces. */
const plain = (text: string): string =>
  text
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[*_`[\]\\]/g, '')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/** A word or sentence may be broken over lines: the line that it begins on, counted from 1. */
function lineOf(text: string, wanted: string): number | undefined {
  const bare = text.split(/\r?\n/).map(plain);
  const within = bare.findIndex((line) => line.includes(wanted));
  if (within >= 0) return within + 1;
  const all = bare.join(' ');
  const at = all.indexOf(wanted);
  if (at < 0) return undefined;
  let passed = 0;
  const line = bare.findIndex((text) => {
    passed += text.length + 1;
    return passed > at;
  });
  return line + 1;
}

/** Finds where in the content something on a built page was written. */
export type Source = ReturnType<typeof contentSource>;

/** @param root folder of the content */
export function contentSource(root: string) {
  const { entries } = readContent(root);
  return {
    /**
     * The file and line of some words, such as `content/menu/boba/index.md` and 4.
     * @param text words as a visitor reads them
     * @param page path of the page that shows them, `/about`: its own content file comes first
     */
    words(text: string, page = ''): { file: string; line: number } | undefined {
      const wanted = plain(text);
      // Fewer letters are found anywhere.
      if (wanted.length < 4) return undefined;
      const name = page === '/' ? 'home' : page === '/404' ? 'not-found' : page.slice(1);
      const own = entries.filter(({ file }) => file === `content/pages/${name}.md`);
      for (const { file, text: written } of [...own, ...entries]) {
        const line = lineOf(written, wanted);
        if (line !== undefined) return { file, line };
      }
      return undefined;
    },
  };
}
