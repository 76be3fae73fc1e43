/** Which repository on GitHub the editor of the built site writes to, from the environment. */
import type { GitHubBackend } from '@sveltia/cms';

/** Where saved changes go: the editor's `backend` option, and the origins that the editor's policy lets it reach. */
export interface EditorRepository {
  readonly backend: GitHubBackend;
  readonly origins: readonly string[];
}

/**
 * Reads `EDITOR_REPO`, `EDITOR_BRANCH` and `EDITOR_AUTH`.
 * @returns undefined when `EDITOR_REPO` is not set: no editor is built then
 * @throws when one of them cannot be used; the message says what it may be
 */
export function editorRepository(env: Readonly<Record<string, string | undefined>>): EditorRepository | undefined {
  const [repo, branch, auth] = ['EDITOR_REPO', 'EDITOR_BRANCH', 'EDITOR_AUTH'].map((name) => env[name]?.trim());
  if (!repo) return undefined;
  if (!/^[\w.-]+\/[\w.-]+$/.test(repo)) {
    throw new Error(`EDITOR_REPO: "${repo}" is not a repository on GitHub. Write owner/name.`);
  }
  if (auth && !/^https:\/\/[^/]/.test(auth)) {
    throw new Error(`EDITOR_AUTH: "${auth}" is not a web address. Write it in full: https://auth.example.com.`);
  }
  const signIn = auth ? { base_url: new URL(auth).origin } : { auth_methods: ['token' as const] };
  return {
    backend: { name: 'github', repo, ...(branch ? { branch } : {}), ...signIn },
    origins: [
      'https://api.github.com',
      'https://avatars.githubusercontent.com',
      ...(auth ? [new URL(auth).origin] : []),
    ],
  };
}
