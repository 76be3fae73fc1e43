/** Shows errors in the content under `npm run dev`: in the terminal, and in place of the page. */
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { checkContent, type Places } from '../../content-check/files/check.ts';
import { report } from '../../content-check/issues.ts';
import { errorPage, HELP } from './error-page.ts';

/** Editors write a file in several steps. */
const STILL_MS = 80;

const isPage = (accept: string | undefined, method: string | undefined) =>
  (method === 'GET' || method === 'HEAD') && (accept ?? '').includes('text/html');

/** The browser editor stays open: errors can be fixed in it. */
const isEditor = (url: string | undefined) => /\/admin(?:[?#]|$)/.test(url ?? '');

/** A Vite plugin that checks the content after each change. */
export function contentWatch(places: Places): Plugin {
  let message: string | undefined;
  const overlay = (text: string) => ({
    type: 'error' as const,
    err: { name: 'Content', title: 'An error in the content', message: text, hint: HELP, stack: '' },
  });

  async function check(server: ViteDevServer): Promise<void> {
    const issues = await checkContent(places);
    const before = message;
    message = issues.length > 0 ? report(issues) : undefined;
    if (message === before) return;
    if (message) {
      server.config.logger.error(`\n${message}\n`);
      server.ws.send(overlay(message));
    } else {
      server.config.logger.info('The content is in order again.');
      server.ws.send({ type: 'full-reload' });
    }
  }

  return {
    name: 'content-check',
    apply: 'serve',
    configureServer(server) {
      let waiting: NodeJS.Timeout | undefined;
      const changed = (file: string) => {
        if (!path.resolve(file).startsWith(places.content + path.sep)) return;
        clearTimeout(waiting);
        waiting = setTimeout(() => void check(server), STILL_MS);
      };
      server.watcher.add(places.content);
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, changed);
      server.ws.on('connection', () => {
        if (message) server.ws.send(overlay(message));
      });
      server.middlewares.use((request, response, next) => {
        if (!message || isEditor(request.url) || !isPage(request.headers.accept, request.method)) return next();
        response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
        response.end(errorPage(message, `${server.config.base}@vite/client`));
      });
    },
  };
}
