import { readContent } from '../content-check/files/read.ts';

/** A line of the content, such as `content/menu/boba/index.md` and 4. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** Finds where in the content something on a built page was written. */
export interface Source {
  /**
   * @param text words as a visitor reads them
   * @param page path of the page that shows them, `/about`: its own content file comes first
   */
  words(text: string, page?: string): Place | undefined;
}

/** Words without Markdown's marks, typographic quotes and double spaces. */
const plain = (text: string): string =>
  text
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[*_`[\]\\]/g, '')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/** Fewer letters are found anywhere. */
const SHORTEST = 4;

interface Sheet {
  readonly file: string;
  readonly lines: readonly string[];
}

/** A word or sentence may be broken over lines: the line that it begins on, counted from 1. */
function lineOf({ lines }: Sheet, wanted: string): number | undefined {
  const bare = lines.map(plain);
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

/** @param root folder of the content */
export function contentSource(root: string): Source {
  const { entries } = readContent(root);
  const sheets: Sheet[] = entries.map(({ file, text }) => ({ file, lines: text.split(/\r?\n/) }));
  return {
    words(text, page = '') {
      const wanted = plain(text);
      if (wanted.length < SHORTEST) return undefined;
      const name = page === '/' ? 'home' : page === '/404' ? 'not-found' : page.slice(1);
      const own = sheets.filter(({ file }) => file === `content/pages/${name}.md`);
      for (const sheet of [...own, ...sheets]) {
        const line = lineOf(sheet, wanted);
        if (line !== undefined) return { file: sheet.file, line };
      }
      return undefined;
    },
  };
}
