/**
 * `npm run build`: runs `astro build` into a temporary folder and renames it into place at the end, so that a failed or
 * killed build leaves the last good site. Passes arguments on.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { environment } from '../../lib/build/environment.ts';
import { hostsFolder } from '../headers/index.ts';
import { buildingFolder, recover, refuseForeign, swap } from './swap.ts';

try {
  const folder = resolve(environment(process.env).outDir);
  const building = buildingFolder(folder);
  for (const path of [folder, hostsFolder(folder)]) recover(path);
  refuseForeign(folder);
  process.once('exit', () => {
    for (const path of [building, hostsFolder(building)]) rmSync(path, { recursive: true, force: true });
  });
  const { status, error } = spawnSync('astro', ['build', '--outDir', building, ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (status === 0) {
    if (existsSync(hostsFolder(building))) swap(hostsFolder(building));
    swap(building);
    console.log(`The site is in ${folder}.`);
  }
  process.exitCode = status ?? 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
