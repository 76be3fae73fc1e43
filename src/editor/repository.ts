/** Which repository the editor of the built site writes to, from the environment. */
import type { GitBackend } from '@sveltia/cms';

type Variables = Readonly<Record<string, string | undefined>>;

/** Where saved changes go: the editor's `backend` option, and the origins that the editor's policy lets it reach. */
export interface EditorRepository {
  readonly backend: GitBackend;
  readonly origins: readonly string[];
}

/** Each Git service, its public origin, and what it answers from beside that. */
const SERVICES = {
  github: { origin: 'https://api.github.com', others: ['https://avatars.githubusercontent.com'] },
  gitlab: { origin: 'https://gitlab.com', others: [] },
  gitea: { origin: 'https://gitea.com', others: [] },
} as const;

type Service = keyof typeof SERVICES;

const REPOSITORY =
  /^(?:(?<service>github|gitlab|gitea)(?:\+(?<origin>https?:\/\/[^/\s]+)\/|:))?(?<path>[\w.-]+(?:\/[\w.-]+)+)$/;

/** The endpoints of a service on a server of one's own, as the CMS documents `api_root` and `graphql_api_root`. */
const apiRoots = (service: Service, origin: string) =>
  ({
    // Without its own root, GraphQL would be looked for at /graphql.
    github: { api_root: `${origin}/api/v3`, graphql_api_root: `${origin}/api/graphql` },
    gitlab: { api_root: `${origin}/api/v4` },
    gitea: { api_root: `${origin}/api/v1` },
  })[service];

/** @throws when it is no web address */
function originOf(variable: string, address: string): string {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return new URL(address).origin;
  throw new Error(
    `${variable}: "${address}" is not a web address. Write it in full, for example https://auth.example.com.`,
  );
}

/**
 * Reads `EDITOR_REPO`, `EDITOR_BRANCH` and `EDITOR_AUTH`.
 * @returns undefined when `EDITOR_REPO` is not set: no editor is built then
 * @throws when one of them cannot be used; the message says what it may be
 */
export function editorRepository(env: Variables): EditorRepository | undefined {
  const given = env['EDITOR_REPO']?.trim();
  if (!given) return undefined;
  const parts = REPOSITORY.exec(given)?.groups;
  if (!parts) {
    throw new Error(
      `EDITOR_REPO: "${given}" is not a repository. Write owner/name for GitHub, gitlab:owner/name or gitea:owner/name, ` +
        'and for a server of your own for example gitlab+https://git.example.com/owner/name.',
    );
  }
  const service = (parts['service'] ?? 'github') as Service;
  const [own, branch, auth] = [parts['origin'], env['EDITOR_BRANCH']?.trim(), env['EDITOR_AUTH']?.trim()];
  const authOrigin = auth ? originOf('EDITOR_AUTH', auth) : undefined;
  const { origin, others } = SERVICES[service];
  return {
    backend: {
      name: service,
      repo: parts['path'] ?? '',
      ...(branch ? { branch } : {}),
      ...(own ? apiRoots(service, own) : {}),
      ...(authOrigin ? { base_url: authOrigin } : { auth_methods: ['token'] }),
    } as GitBackend,
    origins: [...(own ? [own] : [origin, ...others]), ...(authOrigin ? [authOrigin] : [])],
  };
}
