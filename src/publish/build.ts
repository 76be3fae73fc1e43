import { build as astroBuild } from 'astro';
import { fault, type Issue } from '../content-check/issue.ts';

/** The issue of a failed build, with the file that an error of Astro itself names. */
export const buildProblem = (error: string): Issue => ({
  file: /\bcontent\/[\w./-]+\.mdx?\b/.exec(error)?.[0] ?? 'content/',
  ...fault('built', { text: `The site could not be built:\n${error}` }),
});

/** Builds the site with the current environment. The content has been checked before. */
export async function build(): Promise<Issue[]> {
  try {
    await astroBuild({ logLevel: 'error' });
    return [];
  } catch (error) {
    return [buildProblem((error as Error).message)];
  }
}
