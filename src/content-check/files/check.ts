/** The content check of a folder on the disk. Reads files and changes nothing. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentDir } from '../../lib/build/environment.ts';
import { LABEL } from '../content.ts';
import type { Issue } from '../issues.ts';
import { issuesIn } from '../rules/index.ts';
import { readContent } from './read.ts';

export interface Places {
  /** The folder of package.json. */
  readonly project: string;
  /** The content folder; `CONTENT_DIR` chooses another one. */
  readonly content: string;
}

/** Where the project and its content lie. */
export const placesOf = (project: string, env: NodeJS.ProcessEnv = process.env): Places => ({
  project,
  content: path.resolve(project, contentDir(env)),
});

/**
 * Every mistake in the content, in the order of files and lines.
 * @param now decides which costs are published
 */
export async function checkContent(places: Places, now = new Date()): Promise<Issue[]> {
  if (!existsSync(places.content)) {
    const text = `There is no folder ${places.content}. Put it back, or set CONTENT_DIR to the folder of the content.`;
    return [{ file: `${LABEL}/`, text }];
  }
  return issuesIn(readContent(places.content, places.project), now);
}
