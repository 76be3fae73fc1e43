/** Errors in the content under `npm run dev`: in the terminal, and in Astro's overlay on the pages of the site. */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { checkContent, type ProjectPaths, projectPaths } from '../content-check/files/check.ts';
import { report } from '../content-check/report.ts';

/** Milliseconds between two checks before the server starts. */
const POLL_MS = 500;
/** Editors write a file in several steps. */
const STILL_MS = 80;

/** The errors as one text, empty when there are none. */
async function errorsIn(paths: ProjectPaths): Promise<string> {
  const issues = await checkContent(paths);
  return issues.length > 0 ? report(issues) : '';
}

/** Prints the errors with which Astro cannot start, and returns when they are fixed. Polls: the folder may be missing. */
async function untilFixed(paths: ProjectPaths, logger: AstroIntegrationLogger): Promise<void> {
  let printed = '';
  for (let errors = await errorsIn(paths); errors; errors = await errorsIn(paths)) {
    if (errors !== printed) logger.error(`\n\n${errors}\n\nFix this and save: the site then starts by itself.\n`);
    printed = errors;
    await pause(POLL_MS);
  }
}

const overlay = (message: string): ErrorPayload => {
  const hint = 'Fix it and save the file: the page then shows the site again. Help is in content/README.md.';
  return { type: 'error', err: { ...{ title: 'An error in the content', hint }, message, stack: '' } };
};

/** Checks the content after each change. The editor at /admin, which loads no client of Vite, stays open. */
function watchContent(server: ViteDevServer, paths: ProjectPaths, logger: AstroIntegrationLogger): void {
  let errors = '';
  let waiting: NodeJS.Timeout | undefined;
  const check = async () => {
    const before = errors;
    errors = await errorsIn(paths);
    if (errors === before) return;
    if (errors) logger.error(`\n\n${errors}\n`);
    else logger.info('The content is in order again.');
    server.ws.send(errors ? overlay(errors) : { type: 'full-reload' });
  };
  server.watcher.add(paths.content);
  server.watcher.on('all', (_, file) => {
    if (!path.resolve(file).startsWith(paths.content)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => check().catch((error: Error) => logger.error(error.message)), STILL_MS);
  });
  server.ws.on('connection', () => {
    if (errors) server.ws.send(overlay(errors));
  });
}

/** Shows errors in the content while the site is worked on. `npm run build` checks it before Astro starts. */
export function contentErrors(): AstroIntegration {
  let paths: ProjectPaths | undefined;
  return {
    name: 'content',
    hooks: {
      'astro:config:setup': async ({ command, config, logger }) => {
        // Vitest starts Astro as `dev` does, and must not wait for anybody.
        if (command !== 'dev' || process.env['VITEST']) return;
        paths = projectPaths(fileURLToPath(config.root));
        await untilFixed(paths, logger);
      },
      'astro:server:setup': ({ server, logger }) => {
        if (paths) watchContent(server, paths, logger);
      },
    },
  };
}
