/** Shows errors in the content before Astro starts, as Astro cannot start with them. */
import { watch } from 'node:fs';
import { createServer } from 'node:http';
import type { AstroConfig } from 'astro';
import { checkContent, type Places } from '../../content-check/files/check.ts';
import { report } from '../../content-check/issues.ts';
import { errorPage } from './error-page.ts';

const STILL_MS = 80;

const hostOf = (host: AstroConfig['server']['host']) =>
  typeof host === 'string' ? host : host ? '0.0.0.0' : 'localhost';

/** Serves the errors at the URL of the site, and returns when there are none left. */
export async function serveErrors(places: Places, { host, port }: AstroConfig['server']): Promise<void> {
  let message = '';
  const checked = Promise.withResolvers<void>();
  const server = createServer(async (_, response) => {
    // A request during the first check waits for its result.
    await checked.promise;
    response.writeHead(500, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
    });
    response.end(errorPage(message));
  });
  // The port may be taken: the terminal shows the errors all the same.
  server.on('error', () => undefined);
  server.listen(port, hostOf(host));
  try {
    for await (const issues of checks(places)) {
      if (issues.length === 0) break;
      const now = report(issues);
      if (now !== message)
        console.error(`\n${now}\nFix this and save: the site then starts by itself. http://localhost:${port}\n`);
      message = now;
      checked.resolve();
    }
  } finally {
    checked.resolve();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** The issues now, and again after each change of the folder. */
async function* checks(places: Places) {
  const watcher = watch(places.content, { recursive: true });
  try {
    while (true) {
      const changed = new Promise((resolve) => watcher.once('change', resolve));
      yield await checkContent(places);
      await changed;
      await new Promise((resolve) => setTimeout(resolve, STILL_MS));
    }
  } finally {
    watcher.close();
  }
}
