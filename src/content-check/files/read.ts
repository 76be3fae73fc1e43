/** Reads the content folder as it lies on the disk. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../../lib/build/files.ts';
import { type Content, contentOf, LABEL } from '../content.ts';
import type { Issue } from '../issues.ts';
import { imageFault } from './image-files.ts';
import { originalFaults } from './originals.ts';

/** What other programs leave behind and nobody means; it is passed over. */
const LEFT_BEHIND =
  /^(?:\.DS_Store|\._.*|\.git(?:keep|ignore)?|Thumbs\.db|desktop\.ini|~\$.*|\.~lock\..*#|.*\.sw[po])$/i;

function allFiles(root: string, folder = ''): { files: string[]; odd: Issue[] } {
  const files: string[] = [];
  const odd: Issue[] = [];
  const items = readdirSync(path.join(root, folder), { withFileTypes: true });
  for (const item of items.filter(({ name }) => !LEFT_BEHIND.test(name)).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = folder ? `${folder}/${item.name}` : item.name;
    if (item.isDirectory() && /\.mdx?$/i.test(item.name)) {
      const text = 'This is a folder with the name of a file, and the site does not read it. Rename or delete it.';
      odd.push({ file: `${LABEL}/${file}/`, text });
    } else if (item.isDirectory()) {
      const inner = allFiles(root, file);
      files.push(...inner.files);
      odd.push(...inner.odd);
    } else if (item.isFile()) files.push(file);
    else
      odd.push({
        file: `${LABEL}/${file}`,
        text: 'This is a link to a file elsewhere, which others do not have. Put the file itself here.',
      });
  }
  return { files, odd };
}

/** Files of the site beside its pages, as visitors write them: `/brochure.pdf`, `/robots.txt`. */
function siteFiles(project: string): string[] {
  const under = (folder: string, suffix = '') =>
    existsSync(path.join(project, folder))
      ? filesUnder(path.join(project, folder))
          .filter((file) => file.endsWith(suffix))
          .map((file) => `/${path.relative(path.join(project, folder), file).replaceAll(path.sep, '/')}`)
      : [];
  const made = under('src/pages', '.ts').map((file) => file.replace(/\.ts$/, ''));
  return [...under('public'), ...made.filter((file) => !file.includes('['))];
}

/**
 * @param root the content folder; an absent one is read as empty
 * @param project the folder of package.json, whose files links may lead to
 */
export function readContent(root: string, project: string = process.cwd()): Content {
  const { files, odd } = existsSync(root) ? allFiles(root) : { files: [], odd: [] };
  return contentOf({
    names: files,
    odd,
    text: (name) => readFileSync(path.join(root, name), 'utf8'),
    siteFiles: siteFiles(project),
    images: {
      placeFault: (name, place) => imageFault(path.join(root, name), place),
      originalFaults: (name) => originalFaults(path.join(root, name)),
    },
  });
}
