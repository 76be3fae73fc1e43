import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineDriver } from './driver.ts';

const NOTES = 'complaints-of-the-page';

/** What the listener leaves in each page's window. */
export interface ListeningWindow extends Window {
  listening?: true;
  /** Whether the page came in a view transition; nothing where the engine does not tell. */
  revealed?: boolean;
}

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

/** Pages without script forbid all of it; their copies allow the listener. */
const admit = (policy: string) => policy.replaceAll("script-src 'none'", "script-src 'self'");

/**
 * Copies the built site and lets every page write down what it complains of. The listener is a file of the site's own
 * origin, which the pages' security policy allows.
 */
export function listeningCopy(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  for (const precompressed of globSync('**/*.{br,gz}', { cwd: to })) rmSync(join(to, precompressed));
  writeFileSync(join(to, 'listen.js'), `(${listen})(${JSON.stringify(NOTES)})`);
  const headers = join(to, '_headers');
  writeFileSync(headers, admit(readFileSync(headers, 'utf8')));
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
