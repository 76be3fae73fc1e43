/** What GitHub tells of the runs that check what was saved. Without a token, as one that may read runs is seldom given. */
import type { GitHubBackend } from '@sveltia/cms';

/** https://docs.github.com/en/rest/actions/workflow-runs */
interface Run {
  readonly conclusion: string | null;
  readonly html_url: string;
  readonly head_commit: { readonly message: string; readonly author: { readonly name: string } };
}

/** The first save that was refused, since which nothing goes live. */
export interface Refusal {
  /** The first line of the commit's message. */
  readonly save: string;
  readonly author: string;
  readonly url: string;
}

/** @param runs the newest first; none is refused while that one is under way */
export function firstRefusal(runs: readonly Run[]): Refusal | undefined {
  if (!runs[0]?.conclusion) return undefined;
  const ended = runs.filter(({ conclusion }) => conclusion === 'success' || conclusion === 'failure');
  const good = ended.findIndex(({ conclusion }) => conclusion === 'success');
  const first = ended.slice(0, good < 0 ? ended.length : good).at(-1);
  if (!first) return undefined;
  const { message, author } = first.head_commit;
  return { save: message.split('\n')[0] ?? '', author: author.name, url: first.html_url };
}

/** Asks GitHub. @returns undefined where nothing was refused, and where the repository is private or there is no answer */
export async function fetchRefusal({ repo }: GitHubBackend): Promise<Refusal | undefined> {
  const url = `https://api.github.com/repos/${repo}/actions/workflows/site.yml/runs?event=push&per_page=50`;
  try {
    const answer = await fetch(url, { cache: 'no-store' });
    return answer.ok ? firstRefusal((await answer.json()).workflow_runs) : undefined;
  } catch {
    return undefined;
  }
}
