import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const MARK = '.building-';
const KEPT = '.replaced-';

/** The folder that a build of `folder` writes to until it is done: beside it, so that a rename moves it. */
export const buildingFolder = (folder: string, pid = process.pid): string => `${folder}${MARK}${pid}`;

/** The folder that a build writes for in the end, told from where it writes now. */
export const finalFolder = (building: string): string => building.replace(/\.building-\d+$/, '');

/** What every build of the site leaves in its folder, and hardly anything else does. */
const WRITTEN = ['404.html', '_headers'];

/**
 * Makes sure that a build may replace `folder`: it is not there yet, empty, or written by an earlier build.
 * @throws when it holds anything else, which would be lost
 */
export function refuseForeign(folder: string): void {
  const held = existsSync(folder) ? readdirSync(folder) : [];
  if (held.length === 0 || WRITTEN.every((name) => held.includes(name))) return;
  throw new Error(
    `OUT_DIR: ${folder} holds files that no build of this site wrote, and a build would replace them all. Choose a folder that is empty or not there yet, or empty this one yourself.`,
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
 * Clears away what builds that were killed left beside `folder`, and puts the good one back when the kill fell
 * between the two renames. Folders of builds that still run are left alone.
 */
export function recover(folder: string): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const [, own, mark, pid] = /^(.+)(\.building-|\.replaced-)(\d+)$/.exec(name) ?? [];
    if (own !== basename(folder) || isRunning(Number(pid))) continue;
    const left = join(parent, name);
    if (mark === KEPT && !existsSync(folder)) renameSync(left, folder);
    else rmSync(left, { recursive: true, force: true });
  }
}

/**
 * Puts a finished folder in the place of the one before it.
 * @param building the finished folder, from `buildingFolder`
 */
export function swap(building: string): void {
  const folder = finalFolder(building);
  const replaced = `${folder}${KEPT}${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  if (existsSync(folder)) renameSync(folder, replaced);
  renameSync(building, folder);
  rmSync(replaced, { recursive: true, force: true });
}
