import { readContent } from '../content-check/files/read.ts';

/** Removes Markdown syntax, typographic quotes and double spaces. */
const plain = (text: string): string =>
  text
    .replace(/[*_`[\]\\]/g, '')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the line where a text begins, counted from 1. */
function lineOf(text: string, wanted: string): number | undefined {
  const lines = text.split(/\r?\n/).map(plain);
  const at = lines.join(' ').indexOf(wanted);
  return at < 0 ? undefined : lines.findIndex((_, index) => lines.slice(0, index + 1).join(' ').length > at) + 1;
}

/** Finds the content file and line of a text or a link target. Searches the content of `page` first. */
export type Source = (words: string, page?: string) => { file: string; line: number } | undefined;

/** Reads the content. @param root its folder */
export function contentSource(root: string): Source {
  const { entries } = readContent(root);
  return (words, page = '') => {
    const wanted = plain(words);
    // Shorter texts would match anywhere.
    if (wanted.length < 4) return undefined;
    const name = page === '/' ? 'home' : page === '/404' ? 'not-found' : page.slice(1);
    const own = entries.filter(({ file }) => file === `content/pages/${name}.md`);
    for (const { file, text } of [...own, ...entries]) {
      const line = lineOf(text, wanted);
      if (line !== undefined) return { file, line };
    }
    return undefined;
  };
}
