/** The content of the disk for the editor under `npm run dev`, read anew for each check. */
import type { APIRoute } from 'astro';
import { projectPaths } from '../content-check/files/check.ts';
import { readContent } from '../content-check/files/read.ts';
import { wholeContent } from './editor-content.ts';

export const prerender = true;

export const GET: APIRoute = () => {
  const { content, project } = projectPaths(process.cwd());
  return Response.json(wholeContent(readContent(content, project)));
};
