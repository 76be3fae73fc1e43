/** Reads the content folder from disk. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../../lib/build/files.ts';
import { type Content, contentOf } from '../content.ts';

/** Lists the files of a folder as relative paths with slashes. */
const namesUnder = (folder: string): string[] =>
  filesUnder(folder).map((file) => path.relative(folder, file).replaceAll(path.sep, '/'));

/** URL paths of the files that are not pages: `/brochure.pdf`, `/robots.txt`. */
function siteFiles(project: string): string[] {
  const endpoints = namesUnder(path.join(project, 'src/pages')).filter((name) => /^[^[]+\.ts$/.test(name));
  const names = [...namesUnder(path.join(project, 'public')), ...endpoints.map((name) => name.replace(/\.ts$/, ''))];
  return names.map((name) => `/${name}`);
}

/**
 * Reads all content.
 * @param root the content folder
 * @param project the folder of package.json, with the files that links may lead to
 */
export function readContent(root: string, project: string = process.cwd()): Content {
  return contentOf({
    names: namesUnder(root).sort(),
    text: (name) => readFileSync(path.join(root, name), 'utf8'),
    siteFiles: siteFiles(project),
  });
}
