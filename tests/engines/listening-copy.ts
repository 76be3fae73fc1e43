import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineDriver } from './driver.ts';

const NOTES = 'complaints-of-the-page';

/** Runs in the page, before anything else of it. WebDriver has no way to hear a console. */
function listen(notes: string): void {
  const note = (text: string) => {
    const known = JSON.parse(sessionStorage.getItem(notes) ?? '[]') as string[];
    sessionStorage.setItem(notes, JSON.stringify([...known, `${location.pathname}: ${text}`]));
  };
  const own = (address: unknown) =>
    typeof address !== 'string' || address === '' || address.startsWith(location.origin);
  addEventListener(
    'error',
    (event) => {
      const target = event.target as (HTMLElement & { src?: string; href?: string }) | Window | null;
      if (target instanceof HTMLElement) {
        const address = target.src ?? target.href;
        if (own(address)) note(`did not load: ${address}`);
      } else note(`uncaught: ${event.message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => note(`rejected: ${event.reason}`));
  addEventListener('securitypolicyviolation', (event) =>
    note(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  const { error } = console;
  console.error = (...words: unknown[]) => {
    note(`console: ${words.join(' ')}`);
    error(...words);
  };
}

/**
 * Copies the built site and lets every page write down what it complains of. The listener is a file of the site's own
 * origin, which the pages' security policy allows.
 */
export function listeningCopy(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  for (const precompressed of globSync('**/*.{br,gz}', { cwd: to })) rmSync(join(to, precompressed));
  writeFileSync(join(to, 'listen.js'), `(${listen})(${JSON.stringify(NOTES)})`);
  for (const page of globSync('**/*.html', { cwd: to })) {
    const html = readFileSync(join(to, page), 'utf8');
    writeFileSync(join(to, page), html.replace('<head>', '<head><script src="/listen.js"></script>'));
  }
}

/** What the pages have complained of since the last call. */
export function complaints(driver: EngineDriver): Promise<string[]> {
  return driver.evaluate((notes: string) => {
    const known = JSON.parse(sessionStorage.getItem(notes) ?? '[]') as string[];
    sessionStorage.removeItem(notes);
    return known;
  }, NOTES);
}
