/** A stand-in for GitHub's API, with files in memory, and for the live site. It refuses and records unknown calls. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import { FIXTURE_CONTENT } from '../support/fixture.ts';
import { LIVE_SITE, NAME, OWNER } from './built-editor.ts';

const PERSON = { id: 1, login: 'asha', name: 'Asha', email: 'asha@example.org' };

/** Input of `createCommitOnBranch`: https://docs.github.com/en/graphql/reference/mutations#createcommitonbranch */
interface CommitInput {
  readonly expectedHeadOid: string;
  readonly fileChanges: { readonly additions: readonly { readonly path: string; readonly contents: string }[] };
}

/** A field of `repository` with an alias: an object, or the history of a file. */
const ALIASED_FIELD = /(\w+):\s*(?:object\(oid: "(\w+)"\)|ref\()/g;

const sha1 = (bytes: Buffer | string) => createHash('sha1').update(bytes).digest('hex');
/** Git's hash of a file. */
const blobOf = (bytes: Buffer) => sha1(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));

export class GitHub {
  /** Unknown calls. */
  readonly refused: string[] = [];
  token = 'first-token';
  /** Hashes of the files that the live site shows. */
  live: Record<string, string> = {};
  builtAt = '2026-11-23T05:12:00.000Z';
  /** The newest run of the workflow, with its errors. */
  run: { id: number; conclusion: string | null; errors: readonly { path: string; message: string }[] } | undefined;
  readonly #files = new Map<string, Buffer>();
  readonly #blobs = new Map<string, Buffer>();
  /** Hashes of commits, newest first. */
  readonly #commits: string[] = [];
  readonly #written = new Set<string>();

  constructor() {
    const files = globSync('**/*.*', { cwd: FIXTURE_CONTENT });
    this.#commit(files.map((file) => [`content/${file}`, readFileSync(path.join(FIXTURE_CONTENT, file))]));
  }

  /** Answers the pages of a browser. */
  async serve(context: BrowserContext): Promise<void> {
    await context.route('https://api.github.com/**', (route) => this.answer(route));
    await context.route(`${LIVE_SITE}/release.json?*`, (route) => {
      const json = { builtAt: this.builtAt, files: this.live };
      return route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });
    });
  }

  /** Answers about runs, which need no token. */
  #publicAnswer(pathname: string): object | undefined {
    const { run } = this;
    const head_commit = { timestamp: this.builtAt, author: { name: 'Binu' } };
    const runs = run ? [{ ...run, html_url: `https://github.com/runs/${run.id}`, head_sha: '', head_commit }] : [];
    if (pathname.endsWith('/site.yml/runs')) return { workflow_runs: runs };
    if (pathname.endsWith('/jobs')) return { jobs: [{ id: run?.id, conclusion: 'failure' }] };
    if (pathname.endsWith('/annotations'))
      return run?.errors.map((error) => ({ ...error, annotation_level: 'failure' }));
    return undefined;
  }

  /** Paths within the content folder of the files that the editor has saved. */
  get written(): string[] {
    return [...this.#written].sort();
  }

  bytes(file: string): Buffer {
    const found = this.#files.get(file);
    if (!found) throw new Error(`There is no ${file}.`);
    return found;
  }

  read(file: string): string {
    return this.bytes(file).toString('utf8');
  }

  /** Changes a file as a colleague. */
  changeElsewhere(file: string, change: (text: string) => string): void {
    this.#commit([[file, Buffer.from(change(this.read(file)))]]);
  }

  #commit(changes: readonly (readonly [file: string, bytes: Buffer])[]): void {
    for (const [file, bytes] of changes) {
      this.#files.set(file, bytes);
      this.#blobs.set(blobOf(bytes), bytes);
    }
    this.#commits.unshift(sha1(`commit ${this.#commits.length}`));
  }

  /** A blob or commit as `GitObject` of GraphQL. */
  #object(oid: string): object {
    const blob = this.#blobs.get(oid);
    if (blob) return { oid, text: blob.toString('utf8'), isTruncated: false };
    const { name, email, id, login } = PERSON;
    return {
      ...{ oid, message: 'Update', committedDate: '2026-11-23T05:12:00Z' },
      author: { name, email, avatarUrl: '', user: { id, databaseId: id, login } },
      ...{ status: null, deployments: { nodes: [] }, checkSuites: { nodes: [] } },
    };
  }

  #commitOnBranch({ expectedHeadOid, fileChanges: { additions } }: CommitInput): object {
    if (expectedHeadOid !== this.#commits[0]) {
      const message = `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`;
      return { errors: [{ message }] };
    }
    const changes = additions.map((one) => [one.path, Buffer.from(one.contents, 'base64')] as const);
    this.#commit(changes);
    for (const [file] of changes) this.#written.add(file.slice('content/'.length));
    const saved = changes.map(([, bytes], index) => [`file_${index}`, { oid: blobOf(bytes) }]);
    return {
      data: {
        createCommitOnBranch: { commit: { ...this.#object(this.#commits[0] ?? ''), ...Object.fromEntries(saved) } },
      },
    };
  }

  #graphql({ query, variables }: { query: string; variables?: { input?: CommitInput } }): object {
    const input = variables?.input;
    if (input && query.includes('createCommitOnBranch(')) return this.#commitOnBranch(input);
    const target = { oid: this.#commits[0], history: { nodes: this.#commits.map((oid) => this.#object(oid)) } };
    const aliased = [...query.matchAll(ALIASED_FIELD)].map(([, name, oid]) => [
      name,
      oid ? this.#object(oid) : { target },
    ]);
    if (aliased.length === 0 && !/\{\s*(?:defaultBranchRef|ref)\b/.test(query)) this.refused.push(query);
    const refs = { defaultBranchRef: { name: 'main' }, ref: { target } };
    return { data: { repository: { ...refs, ...Object.fromEntries(aliased) } } };
  }

  /** Answers a REST call; undefined for an unknown one. */
  #rest(call: string): object | undefined {
    const repository = `/repos/${OWNER}/${NAME}`;
    if (call === 'GET /user') return { ...PERSON, avatar_url: '', html_url: '' };
    if (call === `GET ${repository}/collaborators/${PERSON.login}`) return {};
    if (call.startsWith(`GET ${repository}/git/trees/`) && call.endsWith('?recursive=1')) {
      const tree = [...this.#files].map(([file, bytes]) => ({
        ...{ type: 'blob', sha: blobOf(bytes), size: bytes.length, path: file },
      }));
      return { truncated: false, tree };
    }
    const [blob, sha = ''] = call.split('/git/blobs/');
    return blob === `GET ${repository}` ? this.#blobs.get(sha) : undefined;
  }

  /** Answers one call. */
  answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const call = `${request.method()} ${pathname}${search}`;
    const reply = (status: number, answer: object) => {
      const isFile = Buffer.isBuffer(answer);
      const type = isFile ? 'application/octet-stream' : 'application/json';
      const headers = { 'access-control-allow-origin': '*', 'content-type': type };
      return route.fulfill({ status, headers, ...(isFile ? { body: answer } : { json: answer }) });
    };
    const publicAnswer = this.#publicAnswer(pathname);
    if (publicAnswer) return reply(200, publicAnswer);
    if (request.headers()['authorization'] !== `token ${this.token}`) return reply(401, { message: 'Bad credentials' });
    if (call === 'POST /graphql') return reply(200, this.#graphql(request.postDataJSON()));
    const found = this.#rest(call);
    if (!found) this.refused.push(call);
    return found ? reply(200, found) : reply(501, { message: `${call} is not served.` });
  }
}
