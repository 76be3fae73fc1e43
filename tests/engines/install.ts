import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isRoot = process.getuid?.() === 0;

/**
 * Makes sure that some programs are there, from Debian's packages where this user may install them.
 * @returns what is missing all the same, in one line; nothing when all are there
 */
export function missing(programs: readonly string[], packages: readonly string[]): string | undefined {
  const absent = () => programs.filter((program) => !existsSync(program));
  if (absent().length === 0) return undefined;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(', ')} …`);
    const apt = (...words: string[]) =>
      spawnSync('apt-get', ['-qq', '-y', ...words], {
        stdio: 'ignore',
        timeout: 400_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update');
    apt('install', '--no-install-recommends', ...packages);
  }
  const still = absent();
  return still.length === 0 ? undefined : `${still.join(', ')} (Debian: apt-get install ${packages.join(' ')})`;
}
