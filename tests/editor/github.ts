/**
 * A bare Git repository behind the calls that the editor makes to GitHub. An answer holds all fields that any of the
 * editor's queries asks for; a call that is not served here is refused and noted. Real GitHub is never reached.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { NAME, OWNER } from './built-editor.ts';

const PERSON = { id: 1, login: 'asha', name: 'Asha', email: 'asha@example.org' };
const IDENTITY = ['-c', `user.name=${PERSON.name}`, '-c', `user.email=${PERSON.email}`];

const BRANCH = 'main';

/** The body of status 204. */
const NOTHING = Buffer.alloc(0);

/** What `createCommitOnBranch` is given: https://docs.github.com/en/graphql/reference/mutations#createcommitonbranch */
interface CommitInput {
  readonly branch: { readonly branchName: string };
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string };
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
  };
}

/** A field of `repository` that has another name in the answer, with the object or the path that it is about. */
const RENAMED = /(\w+):\s*(?:object\(oid: "(\w+)"\)|ref\(qualifiedName: \$branch\)[^"]*path: "([^"]+)")/g;

export class GitHub {
  /** The bare repository. */
  readonly folder: string;
  /** Calls that are not served. */
  readonly refused: string[] = [];
  /** The token that is accepted. */
  token = 'first-token';
  /** The last commit of the branch. */
  head: string;
  readonly #blobs = new Map<string, Buffer>();
  readonly #commits = new Map<string, object>();
  #known: { readonly head: string; readonly commits: ReadonlyMap<string, string[]> } | undefined;
  #server: Server | undefined;

  /** @param folder where the repository is made; what is there is removed */
  constructor(folder: string, content: string) {
    this.folder = path.join(folder, 'repository.git');
    const tree = path.join(folder, 'first');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(tree, { recursive: true });
    cpSync(content, path.join(tree, 'content'), { recursive: true });
    const inTree = (...args: string[]) => execFileSync('git', ['-C', tree, ...IDENTITY, ...args], { encoding: 'utf8' });
    inTree('init', '-q', '-b', BRANCH);
    inTree('add', '.');
    inTree('commit', '-q', '-m', 'Start');
    execFileSync('git', ['clone', '-q', '--bare', tree, this.folder]);
    this.head = this.#git(['rev-parse', BRANCH]);
    this.#readBlobs();
  }

  /** Runs Git on the repository and returns what it prints, without the last newline. */
  #git(args: readonly string[], options: { input?: Buffer | string; env?: NodeJS.ProcessEnv } = {}): string {
    const all = ['--git-dir', this.folder, '-c', 'core.quotePath=false', ...IDENTITY, ...args];
    return execFileSync('git', all, { ...options, encoding: 'utf8', maxBuffer: 1e8 }).replace(/\n$/, '');
  }

  bytes(file: string): Buffer {
    return execFileSync('git', ['--git-dir', this.folder, 'show', `${BRANCH}:${file}`], { maxBuffer: 1e8 });
  }

  read(file: string): string {
    return this.bytes(file).toString('utf8');
  }

  /** Changes a file as somebody else does on another machine. */
  changeElsewhere(file: string, change: (text: string) => string): void {
    this.#commit({
      branch: { branchName: BRANCH },
      expectedHeadOid: this.head,
      message: { headline: 'Change from elsewhere' },
      fileChanges: { additions: [{ path: file, contents: Buffer.from(change(this.read(file))).toString('base64') }] },
    });
  }

  #commit({ branch, expectedHeadOid: parent, message, fileChanges }: CommitInput): string {
    if (branch.branchName !== BRANCH) throw new Error(`There is no branch "${branch.branchName}".`);
    if (parent !== this.head) {
      throw new Error(`Expected branch to point to "${parent}" but it did not. Pull and try again.`);
    }
    const env = { ...process.env, GIT_INDEX_FILE: path.join(this.folder, `index-${randomUUID()}`) };
    this.#git(['read-tree', parent], { env });
    for (const { path: file, contents } of fileChanges.additions) {
      const input = Buffer.from(contents, 'base64');
      const blob = this.#git(['hash-object', '-w', '--stdin'], { input });
      this.#blobs.set(blob, input);
      this.#git(['update-index', '--add', '--cacheinfo', `100644,${blob},${file}`], { env });
    }
    const tree = this.#git(['write-tree'], { env });
    const commit = this.#git(['commit-tree', tree, '-p', parent, '-m', message.headline]);
    this.#git(['update-ref', `refs/heads/${BRANCH}`, commit, parent]);
    this.head = commit;
    return commit;
  }

  /** Reads every blob at once: starting Git takes longer than all else here. */
  #readBlobs(): void {
    const all = ['--git-dir', this.folder, 'cat-file', '--batch', '--batch-all-objects'];
    let rest: Buffer = execFileSync('git', all, { maxBuffer: 1e9 });
    while (rest.length > 0) {
      const start = rest.indexOf('\n') + 1;
      const [oid = '', type, size] = rest.toString('latin1', 0, start).split(' ');
      const end = start + Number(size);
      if (type === 'blob') this.#blobs.set(oid, rest.subarray(start, end));
      rest = rest.subarray(end + 1);
    }
  }

  /** A blob or commit as GraphQL's `GitObject`. */
  #object(oid: string): object {
    const text = this.#blobs.get(oid)?.toString('utf8');
    if (text !== undefined) return { oid, text, isTruncated: false };
    const known = this.#commits.get(oid) ?? this.#readCommit(oid);
    this.#commits.set(oid, known);
    return known;
  }

  #readCommit(oid: string): object {
    const [message, committedDate, name, email] = this.#git(['log', '-1', '--format=%s%n%cI%n%an%n%ae', oid]).split(
      '\n',
    );
    const user = { id: PERSON.id, databaseId: PERSON.id, login: PERSON.login };
    return {
      ...{ oid, message, committedDate },
      author: { name, email, avatarUrl: '', user },
      // No service builds the site.
      ...{ status: null, deployments: { nodes: [] }, checkSuites: { nodes: [] } },
    };
  }

  /** The commits that changed each file, the newest first; `.` is any file. One call to Git for a commit. */
  #history(): ReadonlyMap<string, string[]> {
    if (this.#known?.head === this.head) return this.#known.commits;
    const commits = new Map<string, string[]>();
    for (const block of this.#git(['log', '--format=%x00%H', '--name-only', BRANCH]).split('\0').slice(1)) {
      const [oid = '', ...files] = block.split('\n').filter(Boolean);
      for (const file of ['.', ...files]) commits.set(file, [...(commits.get(file) ?? []), oid]);
    }
    this.#known = { head: this.head, commits };
    return commits;
  }

  /** The last commit, and those that changed a file. */
  #target(file = '.'): object {
    const commits = this.#history().get(file) ?? [];
    return { oid: this.head, history: { nodes: commits.map((oid) => this.#object(oid)) } };
  }

  #commitOnBranch(input: CommitInput): object {
    const oid = this.#commit(input);
    const saved = input.fileChanges.additions.map(({ path: file }, index) => [
      `file_${index}`,
      { oid: this.#git(['rev-parse', `${oid}:${file}`]) },
    ]);
    return { createCommitOnBranch: { commit: { ...this.#object(oid), ...Object.fromEntries(saved) } } };
  }

  /** The `data` of an answer. Throws what GitHub would answer as an error. */
  #data(query: string, { owner, repo, branch, input }: Record<string, string> & { input?: CommitInput }): object {
    if (input && query.includes('createCommitOnBranch(')) return this.#commitOnBranch(input);
    const [field = ''] = /(?<=repository\(owner: \$owner, name: \$repo\) \{\s*)\w+/.exec(query) ?? [];
    const renamed = [...query.matchAll(RENAMED)].map(([, name, oid, file]) => [
      name,
      oid ? this.#object(oid) : { target: this.#target(file) },
    ]);
    if (renamed.length === 0 && field !== 'defaultBranchRef' && field !== 'ref') {
      throw new Error(`"${field}" is not served.`);
    }
    if (owner !== OWNER || repo !== NAME) return { repository: null };
    const ref = branch === undefined || branch === BRANCH ? { target: this.#target() } : null;
    return { repository: { defaultBranchRef: { name: BRANCH }, ref, ...Object.fromEntries(renamed) } };
  }

  #graphql(body: string): object {
    const { query, variables } = JSON.parse(body);
    try {
      return { data: this.#data(query, variables ?? {}) };
    } catch (error) {
      const { message } = error as Error;
      if (!message.includes('Pull and try again')) this.refused.push(`GraphQL: ${message}`);
      return { errors: [{ message }] };
    }
  }

  /** The answer to a REST call; undefined for one that is not served. */
  #rest(call: string, accept = ''): object | Buffer | undefined {
    const repository = `/repos/${OWNER}/${NAME}`;
    if (call === 'GET /user') return { ...PERSON, avatar_url: '', html_url: '' };
    if (call === `GET ${repository}/collaborators/${PERSON.login}`) return NOTHING;
    const tree = /^GET (.*)\/git\/trees\/(\w+)\?recursive=1$/.exec(call);
    if (tree?.[1] === repository && tree[2]) {
      const rows = this.#git(['ls-tree', '-r', '-l', tree[2]]).split('\n');
      const items = rows.map((row) => /^\S+ (\w+) (\w+) +(\d+)\t(.*)$/.exec(row) ?? []);
      return {
        truncated: false,
        tree: items.map(([, type, sha, size, file]) => ({ type, sha, size: Number(size), path: file })),
      };
    }
    const blob = /^GET (.*)\/git\/blobs\/(\w+)$/.exec(call);
    // Without this header GitHub answers with JSON that holds the bytes in base 64.
    if (blob?.[1] === repository && blob[2] && accept === 'application/vnd.github.raw') return this.#blobs.get(blob[2]);
    return undefined;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reply = (status: number, body: object | Buffer) => {
      const isBytes = Buffer.isBuffer(body);
      response.writeHead(body === NOTHING ? 204 : status, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'authorization, content-type, accept, cache-control',
        'access-control-allow-methods': 'GET, POST',
        'content-type': isBytes ? 'application/octet-stream' : 'application/json',
      });
      response.end(isBytes ? body : JSON.stringify(body));
    };
    const call = `${request.method} ${request.url}`;
    if (request.method === 'OPTIONS') return reply(204, NOTHING);
    if (request.headers.authorization !== `token ${this.token}`) return reply(401, { message: 'Bad credentials' });
    if (call === 'POST /graphql') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      return reply(200, this.#graphql(Buffer.concat(chunks).toString('utf8')));
    }
    const found = this.#rest(call, request.headers.accept);
    if (!found) this.refused.push(call);
    reply(found ? 200 : 501, found ?? { message: `${call} is not served.` });
  }

  /** Takes a free port and returns the origin. */
  async listen(): Promise<string> {
    const server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        this.refused.push(String(error));
        response.destroy();
      });
    });
    this.#server = server;
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }
}
