/** What GitHub tells of the runs that check what was saved. Without a token, as one that may read runs is seldom given. */
import type { GitHubBackend } from '@sveltia/cms';

/** https://docs.github.com/en/rest/actions/workflow-runs */
export interface Run {
  readonly conclusion: string | null;
  readonly html_url: string;
  readonly head_commit: { readonly message: string; readonly author: { readonly name: string } };
}

/**
 * The run of the first save that was refused, since which nothing goes live.
 * @param runs the newest first; none is refused while that one is under way
 */
export function firstRefusal(runs: readonly Run[]): Run | undefined {
  if (!runs[0]?.conclusion) return undefined;
  const ended = runs.filter(({ conclusion }) => conclusion === 'success' || conclusion === 'failure');
  const good = ended.findIndex(({ conclusion }) => conclusion === 'success');
  return ended.slice(0, good < 0 ? ended.length : good).at(-1);
}

/** Asks GitHub. @returns undefined where nothing was refused, and where the repository is private or there is no answer */
export async function fetchRefusal({ repo }: GitHubBackend): Promise<Run | undefined> {
  const url = `https://api.github.com/repos/${repo}/actions/workflows/site.yml/runs?event=push&per_page=50`;
  try {
    const answer = await fetch(url, { cache: 'no-store' });
    return answer.ok ? firstRefusal((await answer.json()).workflow_runs) : undefined;
  } catch {
    return undefined;
  }
}
