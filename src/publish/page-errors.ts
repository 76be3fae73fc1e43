import type { BrowserContext, Page } from '@playwright/test';

/** Blocks all requests to other origins. */
export const blockThirdParties = (context: BrowserContext, ownOrigin: string): Promise<unknown> =>
  context.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== ownOrigin,
    (route) => route.abort('blockedbyclient'),
  );

/** Collects errors and warnings of a page, except about other hosts. */
export function collectPageErrors(page: Page, ownOrigin: string, into: string[]): void {
  page.on('console', (message) => {
    const { url } = message.location();
    const isForeign = url.startsWith('http') && !url.startsWith(ownOrigin);
    const isNotFoundPage = /status of 404/.test(message.text()) && url === page.url();
    if (['error', 'warning'].includes(message.type()) && !isForeign && !isNotFoundPage)
      into.push(`${message.type()}: ${message.text()} (${url.replace(ownOrigin, '')})`);
  });
  page.on('pageerror', (error) => into.push(`uncaught: ${error.message}`));
}
