import { build as astroBuild } from 'astro';
import type { Issue } from '../content-check/issue.ts';
import { builtIssue } from './issue.ts';

/** Turns the message of a failed build into an issue of the content file that it names. */
export const buildProblem = (message: string): Issue =>
  builtIssue(
    { file: /\bcontent\/[^\n"'`:]+?\.mdx?(?![\w.])/.exec(message)?.[0] ?? 'content/' },
    `The site could not be built:\n${message}`,
  );

/** Builds the site with the current environment. */
export async function build(): Promise<Issue[]> {
  try {
    await astroBuild({ logLevel: 'error' });
    return [];
  } catch (error) {
    return [buildProblem((error as Error).message)];
  }
}
