/**
 * GitHub's API as far as the editor calls it, over files in memory. An answer holds all fields that any of the editor's
 * queries asks for; a call that is not served here is refused and noted. Real GitHub is never reached.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request, Route } from '@playwright/test';
import { FIXTURE_CONTENT } from '../support/fixture.ts';
import { NAME, OWNER } from './built-editor.ts';
import { FILES } from './editor.ts';

const PERSON = { id: 1, login: 'asha', name: 'Asha', email: 'asha@example.org' };
const BRANCH = 'main';

/** What `createCommitOnBranch` is given: https://docs.github.com/en/graphql/reference/mutations#createcommitonbranch */
interface CommitInput {
  readonly branch: { readonly branchName: string };
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string };
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
  };
}

/** What is used of a `Route`; tests of other engines have none. */
interface Call {
  request(): Pick<Request, 'url' | 'method' | 'headers' | 'postDataJSON'>;
  fulfill(reply: NonNullable<Parameters<Route['fulfill']>[0]>): Promise<void>;
}

interface Commit {
  readonly oid: string;
  readonly message: string;
  readonly date: string;
}

/** A field of `repository` that has another name in the answer: an object, or the history of a file. */
const RENAMED = /(\w+):\s*(?:object\(oid: "(\w+)"\)|ref\()/g;

const sha1 = (bytes: Buffer | string) => createHash('sha1').update(bytes).digest('hex');
/** The name that Git gives to a file's bytes. */
const blobOf = (bytes: Buffer) => sha1(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));

export class GitHub {
  /** Calls that are not served. */
  readonly refused: string[] = [];
  /** The token that is accepted. */
  token = 'first-token';
  readonly #files = new Map<string, Buffer>();
  readonly #blobs = new Map<string, Buffer>();
  /** The newest first. */
  readonly #commits: Commit[] = [];

  constructor() {
    const all = FILES.map((file) => [`content/${file}`, readFileSync(path.join(FIXTURE_CONTENT, file))] as const);
    this.#commit('Start', all);
  }

  /** Answers what a page asks of GitHub. */
  async serve(page: Page): Promise<void> {
    await page.route('https://api.github.com/**', (route) => this.answer(route));
  }

  /** The last commit of the branch. */
  get head(): string {
    return this.#commits[0]?.oid ?? '';
  }

  bytes(file: string): Buffer {
    const found = this.#files.get(file);
    if (!found) throw new Error(`There is no ${file}.`);
    return found;
  }

  read(file: string): string {
    return this.bytes(file).toString('utf8');
  }

  /** Changes a file as somebody else does on another machine. */
  changeElsewhere(file: string, change: (text: string) => string): void {
    this.#commit('Change from elsewhere', [[file, Buffer.from(change(this.read(file)))]]);
  }

  #commit(message: string, changes: readonly (readonly [file: string, bytes: Buffer])[]): string {
    for (const [file, bytes] of changes) {
      this.#files.set(file, bytes);
      this.#blobs.set(blobOf(bytes), bytes);
    }
    const oid = sha1(`commit ${this.#commits.length}`);
    this.#commits.unshift({ oid, message, date: new Date().toISOString() });
    return oid;
  }

  /** A blob or commit as GraphQL's `GitObject`. */
  #object(oid: string): object | null {
    const blob = this.#blobs.get(oid);
    if (blob) return { oid, text: blob.toString('utf8'), isTruncated: false };
    const commit = this.#commits.find((one) => one.oid === oid);
    if (!commit) return null;
    const { name, email, id, login } = PERSON;
    return {
      ...{ oid, message: commit.message, committedDate: commit.date },
      author: { name, email, avatarUrl: '', user: { id, databaseId: id, login } },
      // No service builds the site.
      ...{ status: null, deployments: { nodes: [] }, checkSuites: { nodes: [] } },
    };
  }

  /** The last commit, and all before it, whichever file is asked about. */
  #target(): object {
    return { oid: this.head, history: { nodes: this.#commits.map(({ oid }) => this.#object(oid)) } };
  }

  #commitOnBranch({ branch, expectedHeadOid, message, fileChanges: { additions } }: CommitInput): object {
    if (branch.branchName !== BRANCH) throw new Error(`There is no branch "${branch.branchName}".`);
    if (expectedHeadOid !== this.head) {
      throw new Error(`Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`);
    }
    const changes = additions.map((one) => [one.path, Buffer.from(one.contents, 'base64')] as const);
    const oid = this.#commit(message.headline, changes);
    const saved = changes.map(([, bytes], index) => [`file_${index}`, { oid: blobOf(bytes) }]);
    return { createCommitOnBranch: { commit: { ...this.#object(oid), ...Object.fromEntries(saved) } } };
  }

  /** The `data` of an answer. Throws what GitHub would answer as an error. */
  #data(query: string, { owner, repo, branch, input }: Record<string, string> & { input?: CommitInput }): object {
    if (input && query.includes('createCommitOnBranch(')) return this.#commitOnBranch(input);
    const [field = ''] = /(?<=repository\(owner: \$owner, name: \$repo\) \{\s*)\w+/.exec(query) ?? [];
    const renamed = [...query.matchAll(RENAMED)].map(([, name, oid]) => [
      name,
      oid ? this.#object(oid) : { target: this.#target() },
    ]);
    if (renamed.length === 0 && field !== 'defaultBranchRef' && field !== 'ref') {
      throw new Error(`"${field}" is not served.`);
    }
    if (owner !== OWNER || repo !== NAME) return { repository: null };
    const ref = branch === undefined || branch === BRANCH ? { target: this.#target() } : null;
    return { repository: { defaultBranchRef: { name: BRANCH }, ref, ...Object.fromEntries(renamed) } };
  }

  #graphql({ query, variables }: { query: string; variables?: Record<string, string> }): object {
    try {
      return { data: this.#data(query, variables ?? {}) };
    } catch (error) {
      const { message } = error as Error;
      if (!message.includes('Pull and try again')) this.refused.push(`GraphQL: ${message}`);
      return { errors: [{ message }] };
    }
  }

  /** The answer to a REST call; undefined for one that is not served. */
  #rest(call: string, accept: string | undefined): object | string | Buffer | undefined {
    const repository = `/repos/${OWNER}/${NAME}`;
    if (call === 'GET /user') return { ...PERSON, avatar_url: '', html_url: '' };
    if (call === `GET ${repository}/collaborators/${PERSON.login}`) return '';
    if (call.startsWith(`GET ${repository}/git/trees/`) && call.endsWith('?recursive=1')) {
      const tree = [...this.#files].map(([file, bytes]) => ({
        ...{ type: 'blob', sha: blobOf(bytes), size: bytes.length, path: file },
      }));
      return { truncated: false, tree };
    }
    const [blob, sha = ''] = call.split('/git/blobs/');
    // Without this header GitHub answers with JSON that holds the bytes in base 64.
    if (blob === `GET ${repository}` && accept === 'application/vnd.github.raw') return this.#blobs.get(sha);
    return undefined;
  }

  /** Answers one call. */
  answer(route: Call): Promise<void> {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const call = `${request.method()} ${pathname}${search}`;
    const { authorization, accept } = request.headers();
    const reply = (status: number, body: object | string | Buffer) =>
      route.fulfill({
        status,
        headers: {
          'access-control-allow-origin': '*',
          'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json',
        },
        ...(typeof body === 'string' || Buffer.isBuffer(body) ? { body } : { json: body }),
      });
    if (authorization !== `token ${this.token}`) return reply(401, { message: 'Bad credentials' });
    if (call === 'POST /graphql') return reply(200, this.#graphql(request.postDataJSON()));
    const found = this.#rest(call, accept);
    if (found === undefined) this.refused.push(call);
    return reply(found === undefined ? 501 : found === '' ? 204 : 200, found ?? { message: `${call} is not served.` });
  }
}
