/** Errors in the content under `npm run dev`: in the terminal, and in Astro's overlay on the pages of the site. */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { checkContent, type Places, placesOf } from '../content-check/files/check.ts';
import { report } from '../content-check/issues.ts';

/** Milliseconds between two checks before the server starts. */
const POLL_MS = 500;
/** Editors write a file in several steps. */
const STILL_MS = 80;

/** The errors as one text, empty when there are none. */
async function errorsIn(places: Places): Promise<string> {
  const issues = await checkContent(places);
  return issues.length > 0 ? report(issues) : '';
}

/** Prints the errors with which Astro cannot start, and returns when they are fixed. Polls: the folder may be missing. */
async function untilFixed(places: Places, logger: AstroIntegrationLogger): Promise<void> {
  let printed = '';
  for (let errors = await errorsIn(places); errors; errors = await errorsIn(places)) {
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
function watchContent(server: ViteDevServer, places: Places, logger: AstroIntegrationLogger): void {
  let errors = '';
  let waiting: NodeJS.Timeout | undefined;
  const check = async () => {
    const before = errors;
    errors = await errorsIn(places);
    if (errors === before) return;
    if (errors) logger.error(`\n\n${errors}\n`);
    else logger.info('The content is in order again.');
    server.ws.send(errors ? overlay(errors) : { type: 'full-reload' });
  };
  server.watcher.add(places.content);
  server.watcher.on('all', (_, file) => {
    if (!path.resolve(file).startsWith(places.content)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => check().catch((error: Error) => logger.error(error.message)), STILL_MS);
  });
  server.ws.on('connection', () => {
    if (errors) server.ws.send(overlay(errors));
  });
}

/** Shows errors in the content while the site is worked on. `npm run build` checks it before Astro starts. */
export function contentErrors(): AstroIntegration {
  let places: Places | undefined;
  return {
    name: 'content',
    hooks: {
      'astro:config:setup': async ({ command, config, logger }) => {
        // Vitest starts Astro as `dev` does, and must not wait for anybody.
        if (command !== 'dev' || process.env['VITEST']) return;
        places = placesOf(fileURLToPath(config.root));
        await untilFixed(places, logger);
      },
      'astro:server:setup': ({ server, logger }) => {
        if (places) watchContent(server, places, logger);
      },
    },
  };
}
