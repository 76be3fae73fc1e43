import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { ask } from './ask.ts';

export interface HostServer {
  name: string;
  origin: string;
  stop(): Promise<void>;
}

const root = process.getuid?.() === 0;

/** Waits until a server answers on its port; ends it and says what it printed when it does not within 10 s. */
async function ready(name: string, child: ChildProcess, origin: string, log: () => string): Promise<HostServer> {
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  for (const end = Date.now() + 10_000; Date.now() < end && child.exitCode === null; ) {
    try {
      await ask(origin, '/');
      return { name, origin, stop };
    } catch {
      await new Promise((later) => setTimeout(later, 100));
    }
  }
  await stop();
  throw new Error(`${name} does not start:\n${log()}`);
}

function start(program: string, args: string[]): { child: ChildProcess; log(): string } {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  process.once('exit', () => child.kill('SIGKILL'));
  return { child, log: () => output };
}

/**
 * Real nginx with the generated maps.conf and server.conf, unchanged, on a free port of loopback.
 * @param site folder of the built site
 * @param hosts folder of its generated configuration
 * @param scratch folder for what nginx writes
 */
export async function startNginx(site: string, hosts: string, scratch: string): Promise<HostServer> {
  const port = await freePort();
  mkdirSync(scratch, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(scratch, 'nginx.conf');
  writeFileSync(
    file,
    `${root ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${scratch}/nginx.pid;
error_log stderr warn;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  ${temporary.map((name) => `${name}_temp_path ${scratch}/${name};`).join('\n  ')}
  include ${hosts}/nginx/maps.conf;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    include ${hosts}/nginx/server.conf;
  }
}
`,
  );
  const { child, log } = start('/usr/sbin/nginx', ['-p', scratch, '-c', file]);
  return ready('nginx', child, `http://127.0.0.1:${port}`, log);
}

/**
 * Whether nginx accepts the container's whole configuration, with the image's folders put where they are here.
 * @returns nginx's own words, and whether it would start
 */
export function testContainer(site: string, hosts: string, scratch: string): { ok: boolean; words: string } {
  mkdirSync(scratch, { recursive: true });
  const server = readFileSync(join(hosts, 'nginx/default.conf'), 'utf8')
    .replaceAll('/etc/nginx/site', join(hosts, 'nginx'))
    .replaceAll('/usr/share/nginx/html', site);
  const file = join(scratch, 'nginx.conf');
  writeFileSync(file, `pid ${scratch}/nginx.pid;\nevents {}\nhttp {\n${server}}\n`);
  const { status, stderr } = spawnSync('/usr/sbin/nginx', ['-t', '-p', scratch, '-c', file], { encoding: 'utf8' });
  return { ok: status === 0, words: stderr };
}
