/** Runs of the publish workflow. They are fetched without a token, so a private repository gives none. */
import { CONTENT_ROOT } from '../content-check/content.ts';

/** https://docs.github.com/en/rest/actions/workflow-runs */
export interface Run {
  readonly id: number;
  readonly conclusion: string | null;
  readonly html_url: string;
  readonly head_sha: string;
  readonly head_commit: { readonly timestamp: string; readonly author: { readonly name: string } };
}

/** Why publishing failed: an error in a content file or, if `file` is missing, in the code of the site. */
export interface Refusal {
  readonly run: Run;
  /** `content/menu/boba/index.md` */
  readonly file?: string;
  readonly sentence?: string;
}

type Annotation = Readonly<Record<'path' | 'annotation_level' | 'message', string>>;

async function fetchJson<Answer>(repo: string, path: string): Promise<Answer | undefined> {
  const url = `https://api.github.com/repos/${repo}/${path}`;
  const response = await fetch(url, { cache: 'no-store' }).catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}

/** Returns runs, newest first. */
export async function fetchRuns(repo: string): Promise<readonly Run[]> {
  const path = 'actions/workflows/site.yml/runs?event=push&per_page=50';
  return (await fetchJson<{ workflow_runs: Run[] }>(repo, path))?.workflow_runs ?? [];
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
  const jobs = await fetchJson<{ jobs: { id: number; conclusion: string }[] }>(repo, `actions/runs/${run.id}/jobs`);
  const failed = jobs?.jobs.find(({ conclusion }) => conclusion === 'failure');
  // The id of a job is that of its check run.
  const annotations = failed && (await fetchJson<Annotation[]>(repo, `check-runs/${failed.id}/annotations`));
  if (!annotations) return undefined;
  const error = annotations.find(
    (one) => one.annotation_level === 'failure' && one.path.startsWith(`${CONTENT_ROOT}/`),
  );
  return error ? { run, file: error.path, sentence: error.message } : { run };
}
