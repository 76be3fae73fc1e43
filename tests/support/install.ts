import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isRoot = process.getuid?.() === 0;

/**
 * Installs missing programs from Debian packages, as root only.
 * @returns the programs still missing, or undefined when there are none
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
