import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, sep } from 'node:path';

export const project = join(import.meta.dirname, '../..');
export const scratch = join(import.meta.dirname, '../tmp/faults');

export interface Built {
  code: number | null;
  output: string;
  milliseconds: number;
}

/** Starts a build in its own process group, so that a kill ends all of its processes. */
export function startBuild(
  env: NodeJS.ProcessEnv,
  { folder = project, before = [] as readonly string[] } = {},
): { child: ChildProcess; done: Promise<Built> } {
  const [program = 'npm', ...words] = [...before, 'npm', 'run', '--silent', 'build'];
  const started = performance.now();
  const child = spawn(program, words, {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  const done = new Promise<Built>((resolve) =>
    child.once('close', (code) => resolve({ code, output, milliseconds: performance.now() - started })),
  );
  return { child, done };
}

/** Runs a build to its end. */
export const build = (...arguments_: Parameters<typeof startBuild>): Promise<Built> => startBuild(...arguments_).done;

/**
 * Copies the files that `.dockerignore` allows, with a link to the installed packages: a build must need nothing else.
 */
export function copyOfSources(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const included = readFileSync(join(project, '.dockerignore'), 'utf8').match(/(?<=^!).+$/gm) ?? [];
  for (const name of included) cpSync(join(project, name), join(folder, name), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
}

/** Hashes of all files in a folder, by relative path. */
export function hashes(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [
        file.slice(folder.length).replaceAll(sep, '/'),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}

/** Files that are missing from one folder or differ. */
export function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file));
}
