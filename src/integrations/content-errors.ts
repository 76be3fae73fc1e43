/** Errors in the content under `npm run dev`: in the terminal, and in Vite's overlay on the pages of the site. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { checkContent, type ProjectPaths, projectPaths } from '../content-check/files/check.ts';
import { errorsIn, report } from '../content-check/issue.ts';

const DEBOUNCE_MS = 100;

/** Checks the content after each change, and shows errors in the terminal and in open pages until they are fixed. */
function watchContent({ watcher, ws }: ViteDevServer, paths: ProjectPaths, logger: AstroIntegrationLogger): void {
  let message = '';
  let timer: NodeJS.Timeout | undefined;
  let latest = 0;
  const tell = () => ws.send({ type: 'error', err: { message, stack: '' } });
  // A page that reloads has lost what covered it.
  ws.on('connection', () => message && tell());
  const check = async () => {
    const before = message;
    latest += 1;
    const run = latest;
    const issues = errorsIn(await checkContent(paths));
    // A later change is already being checked.
    if (run !== latest) return;
    message = issues.length > 0 ? report(issues) : '';
    if (message) {
      logger.error(`\n\n${message}\n`);
      tell();
    } else if (before) {
      logger.info('The content is in order again.');
      ws.send({ type: 'full-reload' });
    }
  };
  watcher.add(paths.content);
  watcher.on('all', (_, file) => {
    if (!path.resolve(file).startsWith(paths.content)) return;
    // An editor saves several files at once, or one in several steps.
    clearTimeout(timer);
    timer = setTimeout(() => check().catch((error: Error) => logger.error(error.message)), DEBOUNCE_MS);
  });
}

/** Shows errors in the content while the site is worked on. `npm run build` checks it before Astro starts. */
export function contentErrors(): AstroIntegration {
  let paths: ProjectPaths | undefined;
  return {
    name: 'content',
    hooks: {
      'astro:config:setup': async ({ command, config, logger }) => {
        // Vitest starts Astro as `dev` does.
        if (command !== 'dev' || process.env['VITEST']) return;
        paths = projectPaths(fileURLToPath(config.root));
        const issues = errorsIn(await checkContent(paths));
        // Astro itself stops where it cannot read an entry.
        if (issues.length > 0) logger.error(`\n\n${report(issues)}\n\nFix this first. Help is in content/README.md.\n`);
      },
      'astro:server:setup': ({ server, logger }) => {
        // Every collection listens for changes, and Node warns of a leak beyond ten listeners.
        server.watcher.setMaxListeners(0);
        if (paths) watchContent(server, paths, logger);
      },
    },
  };
}
