import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { checkContent, projectPaths } from '../content-check/files/check.ts';
import { errorsIn, report } from '../content-check/issue.ts';

const DEBOUNCE_MS = 100;

/** Shows errors in the content under `npm run dev`: in the terminal, and over open pages until they are fixed. */
export function contentErrors(): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:server:setup': async ({ server: { config, watcher, ws }, logger }) => {
        // Vitest starts a server too.
        if (process.env['VITEST']) return;
        const paths = projectPaths(config.root);
        let message = '';
        let lastRun = 0;
        const showOverlay = () => ws.send({ type: 'error', err: { message, stack: '' } });
        const check = async () => {
          const run = ++lastRun;
          const issues = errorsIn(await checkContent(paths));
          // A later change is already being checked.
          if (run !== lastRun) return;
          const hadErrors = message !== '';
          message = issues.length > 0 ? report(issues) : '';
          if (message) {
            logger.error(`\n\n${message}\n`);
            showOverlay();
          } else if (hadErrors) {
            logger.info('The content is in order again.');
            ws.send({ type: 'full-reload' });
          }
        };
        let timer: NodeJS.Timeout | undefined;
        // Every collection adds a listener, and Node warns about a leak if there are more than ten.
        watcher.setMaxListeners(0);
        watcher.add(paths.content);
        watcher.on('all', (_, file) => {
          if (!path.resolve(file).startsWith(paths.content)) return;
          clearTimeout(timer);
          timer = setTimeout(() => check().catch((error: Error) => logger.error(error.message)), DEBOUNCE_MS);
        });
        // A reload removes the overlay.
        ws.on('connection', () => message && showOverlay());
        await check();
      },
    },
  };
}
