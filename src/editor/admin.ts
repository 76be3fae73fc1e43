/** The page /admin of `npm run dev`. */
import path from 'node:path';
import type { APIRoute } from 'astro';
import { href } from '../lib/site/url.ts';
import { editorConfiguration } from './configuration.ts';
import { editorPage } from './page.ts';

export const prerender = true;

export const GET: APIRoute = ({ url }) => {
  const icon = href('/favicon.svg');
  const html = editorPage({
    // The editor offers the folder on this machine beside a Git service, so one has to be named. Gitea is the one that
    // is asked for nothing before somebody signs in. The repository's name is shown as the folder to choose.
    configuration: editorConfiguration(
      { name: 'gitea', repo: `local/${path.basename(process.cwd())}`, auth_methods: ['token'] },
      icon,
    ),
    script: href('/src/editor/start.ts'),
    icon,
    server: url.origin,
  });
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
};
