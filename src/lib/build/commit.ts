import { spawnSync } from 'node:child_process';

/** Environment variables with the commit, on GitHub, GitLab, Netlify, Cloudflare Pages and Vercel. */
const VARIABLES = ['GITHUB_SHA', 'CI_COMMIT_SHA', 'COMMIT_REF', 'CF_PAGES_COMMIT_SHA', 'VERCEL_GIT_COMMIT_SHA'];

/**
 * Returns the hash of the commit being built.
 * @param folder the project's folder
 * @returns undefined if unknown, or if committed files have changed
 */
export function builtCommit(env: Readonly<Record<string, string | undefined>>, folder: string): string | undefined {
  const fromHost = VARIABLES.map((name) => env[name]).find(Boolean);
  if (fromHost) return fromHost;
  const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const commit = status === 0 ? stdout.trim() : '';
  return /^[0-9a-f]{40,64}$/.test(commit) ? commit : undefined;
}
