/** The page /admin of `npm run dev`. */
import path from 'node:path';
import type { APIRoute } from 'astro';
import { href } from '../../lib/site/url.ts';
import { dividerHeadings, editorConfiguration } from './configuration.ts';
import { editorPage } from './page.ts';

export const prerender = true;

export const GET: APIRoute = () => {
  const icon = href('/favicon.svg');
  const html = editorPage({
    configuration: editorConfiguration({ folder: path.basename(process.cwd()), logo: icon }),
    headings: dividerHeadings(),
    script: href('/src/integrations/editor/start.ts'),
    icon,
  });
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
};
