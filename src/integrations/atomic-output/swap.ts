import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const BUILDING = '.building-';
const REPLACED = '.replaced-';

/** The temporary folder of a build of `folder`, on the same file system so that a rename moves it. */
export const buildingFolder = (folder: string, pid = process.pid): string => `${folder}${BUILDING}${pid}`;

/** The output folder of a temporary folder. */
export const finalFolder = (building: string): string => building.replace(/\.building-\d+$/, '');

/** Files that every build of the site writes. */
const WRITTEN = ['404.html', '_headers'];

/**
 * Checks that a build may replace `folder`: it is missing, empty, or written by an earlier build.
 * @throws when it holds other files, which would be lost
 */
export function refuseForeign(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.length === 0 || WRITTEN.every((name) => names.includes(name))) return;
  throw new Error(
    `OUT_DIR: ${folder} has files that no build of this site wrote, and a build would replace them all. Choose an empty or a new folder, or empty this one yourself.`,
  );
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Removes what killed builds left beside `folder`, and restores the last good site if the kill came between the two
 * renames. Leaves running builds alone.
 */
export function recover(folder: string): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const [, own, suffix, pid] = /^(.+)(\.building-|\.replaced-)(\d+)$/.exec(name) ?? [];
    if (own !== basename(folder) || isRunning(Number(pid))) continue;
    const left = join(parent, name);
    if (suffix === REPLACED && !existsSync(folder)) renameSync(left, folder);
    else rmSync(left, { recursive: true, force: true });
  }
}

/**
 * Replaces the output folder with a finished build.
 * @param building the finished folder, from `buildingFolder`
 */
export function swap(building: string): void {
  const folder = finalFolder(building);
  const replaced = `${folder}${REPLACED}${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  if (existsSync(folder)) renameSync(folder, replaced);
  renameSync(building, folder);
  rmSync(replaced, { recursive: true, force: true });
}
