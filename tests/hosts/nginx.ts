import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { freePort } from '../support/free-port.ts';
import { startProgram } from '../support/program.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

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
    const call = request({ hostname, port, path, headers, timeout: 120_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('timeout', () => call.destroy(new Error(`no answer for ${path}`)));
    call.on('error', reject);
    call.end();
  });
}

/**
 * Starts nginx with the server of src/hosting, of which only `listen` and `root` are changed.
 * @param site folder of the built site
 */
export async function startNginx(site: string) {
  const port = await freePort();
  const folder = new TemporaryFolder();
  const scratch = folder.root;
  const server = readFileSync(new URL('../../src/hosting/nginx.conf', import.meta.url), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /usr/share/nginx/html;', `root ${site};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${scratch}/${name};`,
  );
  folder.write(
    'nginx.conf',
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
  const stopNginx = await startProgram('/usr/sbin/nginx', ['-p', scratch, '-c', folder.path('nginx.conf')], port);
  const stop = () => {
    stopNginx();
    folder[Symbol.dispose]();
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}
