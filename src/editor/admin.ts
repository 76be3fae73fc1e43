/** Routes of the editor in development: its page, and the content as JSON, read from disk for each check. */
import path from 'node:path';
import type { GitBackend } from '@sveltia/cms';
import type { APIRoute } from 'astro';
import { projectPaths } from '../content-check/files/check.ts';
import { readContent } from '../content-check/files/read.ts';
import { href } from '../lib/site/url.ts';
import { editorConfiguration } from './configuration.ts';
import { editorContent } from './editor-content.ts';
import { CONTENT_PATH, editorPage } from './page.ts';

export const GET: APIRoute = ({ routePattern, url }) => {
  const { content, project } = projectPaths(process.cwd());
  if (routePattern === CONTENT_PATH) return Response.json(editorContent(readContent(content, project)));
  // Gitea is the only Git service that the CMS does not call before a sign-in. The CMS shows the name of the repository as
  // the folder to choose.
  const backend: GitBackend = { name: 'gitea', repo: `local/${path.basename(project)}`, auth_methods: ['token'] };
  const html = editorPage(editorConfiguration(backend, href('/favicon.svg')), href('/src/editor/start.ts'), url.origin);
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
};
