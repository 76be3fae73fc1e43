import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/publish/free-port.ts';

export interface Nginx {
  readonly origin: string;
  stop(): Promise<void>;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Bytes as sent. */
  readonly body: Buffer;
}

/** Requests a path exactly as written: a URL object would normalise the forms under test. */
export function ask(origin: string, path: string, headers: Record<string, string> = {}): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, headers, timeout: 10_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('timeout', () => call.destroy(new Error(`no answer for ${path} in 10 s`)));
    call.on('error', reject);
    call.end();
  });
}

async function answers(child: ChildProcess, origin: string): Promise<boolean> {
  for (const end = Date.now() + 10_000; Date.now() < end && child.exitCode === null; ) {
    const reply = await ask(origin, '/').catch(() => undefined);
    if (reply) return true;
    await new Promise((later) => setTimeout(later, 50));
  }
  return false;
}

/**
 * Starts nginx with a written server, of which only the two lines are changed that its first line names.
 * @param site folder of the built site
 * @param written the nginx.conf of the build
 * @throws with the output of nginx when it does not start
 */
export async function startNginx(site: string, written: string): Promise<Nginx> {
  const port = await freePort();
  const scratch = mkdtempSync(join(tmpdir(), 'nginx-'));
  const server = readFileSync(written, 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /usr/share/nginx/html;', `root ${site};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${scratch}/${name};`,
  );
  writeFileSync(
    join(scratch, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${scratch}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ${temporary.join(' ')}
  ${server}
}
`,
  );
  const child = spawn('/usr/sbin/nginx', ['-p', scratch, '-c', join(scratch, 'nginx.conf')]);
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    rmSync(scratch, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  if (await answers(child, origin)) return { origin, stop };
  await stop();
  throw new Error(`nginx does not start:\n${output}`);
}
