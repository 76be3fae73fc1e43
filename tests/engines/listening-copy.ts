import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineDriver } from './driver.ts';

const STORAGE_KEY = 'page-errors';

/** Properties that the listener sets on the window of each page. */
export interface ListeningWindow extends Window {
  listening?: true;
  /** Whether the page came in a view transition; undefined in engines without `pagereveal`. */
  revealed?: boolean;
}

/** Runs in the page before its own code, because WebDriver cannot read the console. */
function listen(notes: string): void {
  const note = (text: string) => {
    const known = JSON.parse(sessionStorage.getItem(notes) ?? '[]') as string[];
    sessionStorage.setItem(notes, JSON.stringify([...known, `${location.pathname}: ${text}`]));
  };
  const own = (url: unknown) => typeof url !== 'string' || url === '' || url.startsWith(location.origin);
  addEventListener(
    'error',
    (event) => {
      const target = event.target as (HTMLElement & { src?: string; href?: string }) | Window | null;
      if (target instanceof HTMLElement) {
        const url = target.src ?? target.href;
        if (own(url)) note(`did not load: ${url}`);
      } else note(`uncaught: ${event.message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => note(`rejected: ${event.reason}`));
  addEventListener('securitypolicyviolation', (event) =>
    note(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  Object.assign(window, { listening: true });
  addEventListener('pagereveal', (event) => {
    Object.assign(window, { revealed: Boolean((event as PageRevealEvent).viewTransition) });
  });
  const { error } = console;
  console.error = (...words: unknown[]) => {
    note(`console: ${words.join(' ')}`);
    error(...words);
  };
}

/**
 * Copies the built site and adds a script to every page that records its errors, ahead of the tag with the page's
 * Content-Security-Policy.
 */
export function listeningCopy(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  writeFileSync(join(to, 'listen.js'), `(${listen})(${JSON.stringify(STORAGE_KEY)})`);
  for (const page of globSync('**/*.html', { cwd: to })) {
    const html = readFileSync(join(to, page), 'utf8');
    writeFileSync(join(to, page), html.replace('<head>', '<head><script src="/listen.js"></script>'));
  }
}

/** Errors of the pages since the last call. */
export function pageErrors(driver: EngineDriver): Promise<string[]> {
  return driver.evaluate((notes: string) => {
    const known = JSON.parse(sessionStorage.getItem(notes) ?? '[]') as string[];
    sessionStorage.removeItem(notes);
    return known;
  }, STORAGE_KEY);
}
