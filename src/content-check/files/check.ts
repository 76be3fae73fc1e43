/** The content check of a folder on the disk. Changes nothing in it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentDir } from '../../lib/build/environment.ts';
import { CONTENT_ROOT } from '../content.ts';
import { fault, type Issue } from '../issue.ts';
import { issuesIn } from '../rules/index.ts';
import { readContent } from './read.ts';

export interface ProjectPaths {
  /** The folder of package.json. */
  readonly project: string;
  /** The content folder; `CONTENT_DIR` chooses another one. */
  readonly content: string;
}

/** Where the project and its content lie. */
export const projectPaths = (project: string, env: NodeJS.ProcessEnv = process.env): ProjectPaths => ({
  project,
  content: path.resolve(project, contentDir(env)),
});

/**
 * Every mistake in the content, in the order of files and lines.
 * @param now decides which costs are published
 */
export async function checkContent(paths: ProjectPaths, now = new Date()): Promise<Issue[]> {
  if (!existsSync(paths.content))
    return [{ file: `${CONTENT_ROOT}/`, ...fault('noContentFolder', { folder: paths.content }) }];
  return issuesIn(readContent(paths.content, paths.project), now);
}
