/** Checks a content folder on disk. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentDir } from '../../lib/build/environment.ts';
import { check } from '../check.ts';
import { CONTENT_ROOT } from '../content.ts';
import { type Issue, sortIssues } from '../issue.ts';
import { imageIssues } from './image-files.ts';
import { readContent } from './read.ts';

export interface ProjectPaths {
  /** The folder of package.json. */
  readonly project: string;
  /** The content folder (`CONTENT_DIR`). */
  readonly content: string;
}

/** Returns the folders of the project and its content. */
export const projectPaths = (project: string, env: NodeJS.ProcessEnv = process.env): ProjectPaths => ({
  project,
  content: path.resolve(project, contentDir(env)),
});

/**
 * Returns all issues of the content and its images, sorted by file and line.
 * @param now the moment that decides which entries are published
 */
export async function checkContent({ project, content: folder }: ProjectPaths, now = new Date()): Promise<Issue[]> {
  if (!existsSync(folder)) {
    const text = `There is no folder ${folder}. Put it back, or set CONTENT_DIR to the folder of the content.`;
    return [{ file: `${CONTENT_ROOT}/`, label: '', text, severity: 'error' }];
  }
  const content = readContent(folder, project);
  return sortIssues([...check(content, now), ...(await imageIssues(content, folder))]);
}
