import { readFileSync } from 'node:fs';
import { freePort } from '../support/free-port.ts';
import { startProgram } from '../support/program.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

/**
 * Starts nginx with src/hosting/nginx.conf, with another port and folder.
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
