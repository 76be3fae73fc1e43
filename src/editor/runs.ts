/** Public runs of the workflow that publishes. Tokens of staff may not read those of a private repository. */
import { CONTENT_ROOT } from '../content-check/content.ts';

/** https://docs.github.com/en/rest/actions/workflow-runs */
export interface Run {
  readonly id: number;
  readonly conclusion: string | null;
  readonly html_url: string;
  readonly head_sha: string;
  readonly head_commit: { readonly timestamp: string; readonly author: { readonly name: string } };
}

/** Why nothing goes live: an error in a content file; without a file, in the code of the site. */
export interface Refusal {
  readonly run: Run;
  /** `content/menu/boba/index.md` */
  readonly file?: string;
  readonly sentence?: string;
}

type Annotation = Readonly<Record<'path' | 'annotation_level' | 'message', string>>;

async function ask<Answer>(repo: string, path: string): Promise<Answer | undefined> {
  const url = `https://api.github.com/repos/${repo}/${path}`;
  const answer = await fetch(url, { cache: 'no-store' }).catch(() => undefined);
  return answer?.ok ? answer.json() : undefined;
}

/** Returns runs, newest first. */
export async function fetchRuns(repo: string): Promise<readonly Run[]> {
  const path = 'actions/workflows/site.yml/runs?event=push&per_page=50';
  return (await ask<{ workflow_runs: Run[] }>(repo, path))?.workflow_runs ?? [];
}

/** Returns the first run that failed since the last success; undefined while one runs. @param runs newest first */
export function firstFailure(runs: readonly Run[]): Run | undefined {
  if (!runs[0]?.conclusion) return undefined;
  const ended = runs.filter(({ conclusion }) => conclusion === 'success' || conclusion === 'failure');
  const good = ended.findIndex(({ conclusion }) => conclusion === 'success');
  return ended.slice(0, good < 0 ? ended.length : good).at(-1);
}

/** Fetches the error of a failed run; undefined if GitHub does not answer. */
export async function fetchRefusal(repo: string, run: Run): Promise<Refusal | undefined> {
  const jobs = await ask<{ jobs: { id: number; conclusion: string }[] }>(repo, `actions/runs/${run.id}/jobs`);
  const failed = jobs?.jobs.find(({ conclusion }) => conclusion === 'failure');
  // The id of a job is that of its check run.
  const notes = failed && (await ask<Annotation[]>(repo, `check-runs/${failed.id}/annotations`));
  if (!notes) return undefined;
  const error = notes.find((note) => note.annotation_level === 'failure' && note.path.startsWith(`${CONTENT_ROOT}/`));
  return error ? { run, file: error.path, sentence: error.message } : { run };
}
