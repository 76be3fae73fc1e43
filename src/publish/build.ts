import { build as astroBuild } from 'astro';
import { fault, type Issue } from '../content-check/issue.ts';

/** A file of the content that an error of Astro itself names. */
const NAMED = /\bcontent\/[\w./-]+\.mdx?\b/;

/** The issue of a failed build. */
export const buildProblem = (error: string): Issue => ({
  file: NAMED.exec(error)?.[0] ?? 'content/',
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
