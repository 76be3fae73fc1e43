/**
 * Runs of the workflow that publishes what was saved, as GitHub tells anybody who asks. Tokens of staff may not read runs,
 * so a private repository answers nothing.
 */
import { CONTENT_ROOT } from '../content-check/content.ts';

/** https://docs.github.com/en/rest/actions/workflow-runs */
export interface Run {
  readonly id: number;
  readonly conclusion: string | null;
  readonly html_url: string;
  readonly head_sha: string;
  readonly head_commit: { readonly timestamp: string; readonly author: { readonly name: string } };
}

/** Why nothing goes live: a file of the content and its error, or neither where the code of the site has failed. */
export interface Refusal {
  readonly run: Run;
  /** `content/menu/boba/index.md` */
  readonly file?: string;
  readonly sentence?: string;
}

interface Annotation {
  readonly path: string;
  readonly annotation_level: string;
  readonly message: string;
}

async function ask<Answer>(url: string): Promise<Answer | undefined> {
  try {
    const answer = await fetch(url, { cache: 'no-store' });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

const repository = (repo: string) => `https://api.github.com/repos/${repo}`;

/** Returns the newest runs, the newest first. */
export async function fetchRuns(repo: string): Promise<readonly Run[]> {
  const url = `${repository(repo)}/actions/workflows/site.yml/runs?event=push&per_page=50`;
  return (await ask<{ workflow_runs: Run[] }>(url))?.workflow_runs ?? [];
}

/**
 * Returns the run that has stopped publishing: the first that failed since the last success.
 * @param runs the newest first; while that one is under way, nothing is known
 */
export function firstFailure(runs: readonly Run[]): Run | undefined {
  if (!runs[0]?.conclusion) return undefined;
  const ended = runs.filter(({ conclusion }) => conclusion === 'success' || conclusion === 'failure');
  const good = ended.findIndex(({ conclusion }) => conclusion === 'success');
  return ended.slice(0, good < 0 ? ended.length : good).at(-1);
}

/** Asks what a failed run says. Returns undefined where GitHub does not answer. */
export async function fetchRefusal(repo: string, run: Run): Promise<Refusal | undefined> {
  const jobs = await ask<{ jobs: { id: number; conclusion: string }[] }>(
    `${repository(repo)}/actions/runs/${run.id}/jobs`,
  );
  const failed = jobs?.jobs.find(({ conclusion }) => conclusion === 'failure');
  // The id of a job is that of its check run.
  const notes = failed && (await ask<Annotation[]>(`${repository(repo)}/check-runs/${failed.id}/annotations`));
  if (!notes) return undefined;
  const error = notes.find(
    ({ path, annotation_level: level }) => level === 'failure' && path.startsWith(`${CONTENT_ROOT}/`),
  );
  return error ? { run, file: error.path, sentence: error.message } : { run };
}
