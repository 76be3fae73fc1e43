import { spawnSync } from 'node:child_process';

/** Variables with the commit on GitHub, GitLab, Netlify, Cloudflare Pages, Vercel. */
const VARIABLES = ['GITHUB_SHA', 'CI_COMMIT_SHA', 'COMMIT_REF', 'CF_PAGES_COMMIT_SHA', 'VERCEL_GIT_COMMIT_SHA'];

/**
 * Returns the hash of the commit being built.
 * @param folder the project's folder
 * @returns undefined if unknown, or if committed files have changed
 */
export function builtCommit(env: Readonly<Record<string, string | undefined>>, folder: string): string | undefined {
  const given = VARIABLES.map((name) => env[name]).find(Boolean);
  if (given) return given;
  const words = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
  const { status, stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' });
  const described = status === 0 ? stdout.trim() : '';
  return /^[0-9a-f]{40,64}$/.test(described) ? described : undefined;
}
