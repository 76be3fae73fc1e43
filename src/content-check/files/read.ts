/** Reads the content folder as it lies on the disk. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cacheDir } from '../../lib/build/environment.ts';
import { filesUnder } from '../../lib/build/files.ts';
import { CONTENT_ROOT, type Content, type ContentFiles, contentOf } from '../content.ts';
import { fault } from '../issue.ts';
import { imageFiles } from './image-files.ts';

/** What other programs leave behind and nobody means; it is passed over. */
const IGNORED = [
  /^\.(?!(?:.*\.)?(?:mdx?|svg|jpe?g|png|webp|avif)$)|^\._/i,
  /^(?:(?:eh)?thumbs\.db|desktop\.ini|icon\r|.*\.lnk|~\$.*|\.?#.*|.*~|.*\.code-workspace)$/i,
];

function allFiles(root: string): Pick<ContentFiles, 'names' | 'invalidFiles'> {
  const items = readdirSync(root, { recursive: true, withFileTypes: true })
    .map((item) => ({
      item,
      name: path.relative(root, path.join(item.parentPath, item.name)).replaceAll(path.sep, '/'),
    }))
    .filter(({ name }) => !name.split('/').some((step) => IGNORED.some((left) => left.test(step))))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const invalid = items.filter(({ item }) => (item.isDirectory() ? /\.mdx?$/i.test(item.name) : !item.isFile()));
  return {
    names: items.filter(({ item }) => item.isFile()).map(({ name }) => name),
    invalidFiles: invalid.map(({ item, name }) => ({
      file: `${CONTENT_ROOT}/${name}${item.isDirectory() ? '/' : ''}`,
      ...fault('notAFile'),
    })),
  };
}

/** Files of the site beside its pages, as visitors write them: `/brochure.pdf`, `/robots.txt`. */
function siteFiles(project: string): string[] {
  const under = (folder: string) =>
    filesUnder(path.join(project, folder)).map(
      (file) => `/${path.relative(path.join(project, folder), file).replaceAll(path.sep, '/')}`,
    );
  const made = under('src/pages').filter((file) => /^[^[]+\.ts$/.test(file));
  return [...under('public'), ...made.map((file) => file.replace(/\.ts$/, ''))];
}

/**
 * @param root the content folder
 * @param project the folder of package.json, whose files links may lead to
 */
export function readContent(root: string, project: string = process.cwd()): Content {
  return contentOf({
    ...allFiles(root),
    text: (name) => readFileSync(path.join(root, name), 'utf8'),
    siteFiles: siteFiles(project),
    images: imageFiles(root, path.resolve(project, cacheDir(process.env), 'drawn')),
  });
}
