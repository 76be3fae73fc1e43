/** Reads the content folder as it lies on the disk. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cacheDir } from '../../lib/build/environment.ts';
import { filesUnder } from '../../lib/build/files.ts';
import { CONTENT_ROOT, type Content, contentOf } from '../content.ts';
import { fault, type Issue } from '../issue.ts';
import { imageFiles } from './image-files.ts';

/** What other programs leave behind and nobody means; it is passed over. */
const IGNORED = [
  /^\.(?!(?:.*\.)?(?:mdx?|svg|jpe?g|png|webp|avif)$)|^\._/i,
  /^(?:(?:eh)?thumbs\.db|desktop\.ini|icon\r|.*\.lnk|~\$.*|\.?#.*|.*~|.*\.code-workspace)$/i,
];

function allFiles(root: string, folder = ''): { files: string[]; invalidFiles: Issue[] } {
  const files: string[] = [];
  const invalidFiles: Issue[] = [];
  const items = readdirSync(path.join(root, folder), { withFileTypes: true });
  for (const item of items
    .filter(({ name }) => !IGNORED.some((left) => left.test(name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = folder ? `${folder}/${item.name}` : item.name;
    if (item.isDirectory() && /\.mdx?$/i.test(item.name))
      invalidFiles.push({ file: `${CONTENT_ROOT}/${file}/`, ...fault('notAFile') });
    else if (item.isDirectory()) {
      const inner = allFiles(root, file);
      files.push(...inner.files);
      invalidFiles.push(...inner.invalidFiles);
    } else if (item.isFile()) files.push(file);
    else invalidFiles.push({ file: `${CONTENT_ROOT}/${file}`, ...fault('notAFile') });
  }
  return { files, invalidFiles };
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
  const { files, invalidFiles } = existsSync(root) ? allFiles(root) : { files: [], invalidFiles: [] };
  return contentOf({
    names: files,
    invalidFiles,
    text: (name) => readFileSync(path.join(root, name), 'utf8'),
    siteFiles: siteFiles(project),
    images: imageFiles(root, path.resolve(project, cacheDir(process.env), 'drawn')),
  });
}
