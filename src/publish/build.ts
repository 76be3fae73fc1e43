import { build as astroBuild } from 'astro';
import type { Issue } from '../content-check/issue.ts';
import { builtIssue } from './issue.ts';

/** The issue of a failed build, at the content file that Astro's message names. */
export const buildProblem = (message: string): Issue =>
  builtIssue(
    { file: /\bcontent\/[^\n"'`:]+?\.mdx?(?![\w.])/.exec(message)?.[0] ?? 'content/' },
    `The site could not be built:\n${message}`,
  );

/** Builds the site with the current environment. The content has been checked before. */
export async function build(): Promise<Issue[]> {
  try {
    await astroBuild({ logLevel: 'error' });
    return [];
  } catch (error) {
    return [buildProblem((error as Error).message)];
  }
}
