import { statSync } from 'node:fs';
import path from 'node:path';
import type { Issue } from '../issues.ts';
import { hasLocation, LARGEST_IMAGE, RASTER } from '../location.ts';
import { type Content, LABEL } from '../read.ts';

const CLEAN = 'npm run clean:pictures';

/** Rounded up, so that a file just over the limit does not read as the limit. */
const megabytes = (bytes: number) => Math.ceil(bytes / 1e5) / 10;

/** Photographs that say where they were taken, and those far larger than the site needs, used or not. */
export async function originalsRule({ root, others }: Content): Promise<Issue[]> {
  const issues = others.filter((file) => RASTER.test(file)).map((file) => issuesOf(root, file));
  return (await Promise.all(issues)).flat();
}

async function issuesOf(root: string, file: string): Promise<Issue[]> {
  const [name, place] = [path.posix.basename(file), path.join(root, file)];
  const issue = (text: string): Issue => ({ file: `${LABEL}/${file}`, text });
  const issues: Issue[] = [];
  if (await hasLocation(place)) {
    issues.push(issue(`${name} says where it was taken. Remove the location from ${name}: ${CLEAN}`));
  }
  const { size } = statSync(place);
  if (size > LARGEST_IMAGE) {
    const most = `${LARGEST_IMAGE / 1e6} MB is the most`;
    issues.push(issue(`${name} has ${megabytes(size)} MB, and ${most}. Make it smaller: ${CLEAN}`));
  }
  return issues;
}
