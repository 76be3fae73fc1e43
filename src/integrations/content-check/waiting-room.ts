/**
 * Astro does not start at all on content it cannot read. So while there is a mistake, a small server stands in its
 * place and shows it; once the mistake is mended it makes way and the site starts.
 */
import { watch } from 'node:fs';
import { createServer } from 'node:http';
import type { AstroConfig } from 'astro';
import { checkContent, type Places } from './check.ts';
import { errorPage } from './error-page.ts';
import { report } from './issues.ts';

const STILL_MS = 80;

const hostOf = (host: AstroConfig['server']['host']) =>
  typeof host === 'string' ? host : host ? '0.0.0.0' : 'localhost';

/** Shows the mistakes at the address of the site and returns when there is none left. */
export async function waitUntilMended(places: Places, { host, port }: AstroConfig['server']): Promise<void> {
  let message = '';
  const looked = Promise.withResolvers<void>();
  const room = createServer(async (_, response) => {
    // Whoever asks while the first look goes on waits for it, rather than see a page of no mistakes.
    await looked.promise;
    response.writeHead(500, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
    });
    response.end(errorPage(message));
  });
  // The port may be taken: then the terminal alone tells.
  room.on('error', () => undefined);
  room.listen(port, hostOf(host));
  try {
    for await (const issues of looks(places)) {
      if (issues.length === 0) break;
      const now = report(issues);
      if (now !== message)
        console.error(`\n${now}\nMend this and save: the site then starts by itself. http://localhost:${port}\n`);
      message = now;
      looked.resolve();
    }
  } finally {
    looked.resolve();
    room.closeAllConnections();
    await new Promise((resolve) => room.close(resolve));
  }
}

/** The issues now, and again after each change of the folder. */
async function* looks(places: Places) {
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
