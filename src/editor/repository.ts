/** Reads from the environment which GitHub repository the built editor writes to. */
import type { GitHubBackend } from '@sveltia/cms';

/**
 * Reads `EDITOR_REPO` and `EDITOR_AUTH`.
 * @returns the `backend` option of the CMS; undefined without `EDITOR_REPO`
 * @throws when one of them is invalid
 */
export function editorRepository(env: Readonly<Record<string, string | undefined>>): GitHubBackend | undefined {
  const [repo, auth] = ['EDITOR_REPO', 'EDITOR_AUTH'].map((name) => env[name]?.trim());
  if (!repo) return undefined;
  if (!/^[\w.-]+\/[\w.-]+$/.test(repo))
    throw new Error(`EDITOR_REPO: "${repo}" is not a repository on GitHub. Write owner/name.`);
  if (auth && !/^https:\/\/[^/]/.test(auth))
    throw new Error(`EDITOR_AUTH: "${auth}" is not a web address. Write it in full: https://auth.example.com.`);
  const signIn = auth ? { base_url: new URL(auth).origin } : { auth_methods: ['token' as const] };
  return { name: 'github', repo, ...signIn };
}
