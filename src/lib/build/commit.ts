import { spawnSync } from 'node:child_process';

/** Where hosts say which commit they build: GitHub, GitLab, Netlify, Cloudflare Pages, Vercel. */
const VARIABLES = ['GITHUB_SHA', 'CI_COMMIT_SHA', 'COMMIT_REF', 'CF_PAGES_COMMIT_SHA', 'VERCEL_GIT_COMMIT_SHA'];

/**
 * The hash of the commit that is built.
 * @param folder of the project
 * @returns undefined where nothing says so, and where committed files have been changed since
 */
export function builtCommit(env: Readonly<Record<string, string | undefined>>, folder: string): string | undefined {
  const given = VARIABLES.map((name) => env[name]).find(Boolean);
  if (given) return given;
  const words = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
  const { status, stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' });
  const described = status === 0 ? stdout.trim() : '';
  return /^[0-9a-f]{40,64}$/.test(described) ? described : undefined;
}
