import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../src/publish/free-port.ts';
import { ask } from './ask.ts';

export interface HostServer {
  name: string;
  origin: string;
  stop(): Promise<void>;
}

const root = process.getuid?.() === 0;

/**
 * Waits until a server responds.
 * @throws with its output when it does not within 10 s
 */
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
 * Starts nginx with the generated maps.conf and server.conf on a free port of localhost.
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
 * Tests the configuration of the container, with local folders instead of those of the container image.
 * @returns whether nginx would start, and its output
 */
export function testContainer(site: string, hosts: string, scratch: string): { ok: boolean; output: string } {
  mkdirSync(scratch, { recursive: true });
  const server = readFileSync(join(hosts, 'nginx/default.conf'), 'utf8')
    .replaceAll('/etc/nginx/site', join(hosts, 'nginx'))
    .replaceAll('/usr/share/nginx/html', site);
  const file = join(scratch, 'nginx.conf');
  writeFileSync(file, `pid ${scratch}/nginx.pid;\nevents {}\nhttp {\n${server}}\n`);
  const { status, stderr } = spawnSync('/usr/sbin/nginx', ['-t', '-p', scratch, '-c', file], { encoding: 'utf8' });
  return { ok: status === 0, output: stderr };
}
