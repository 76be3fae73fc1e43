import type { BrowserContext, Page } from '@playwright/test';

/** Blocks all requests to other origins. */
export const blockThirdParties = (context: BrowserContext, ownOrigin: string): Promise<unknown> =>
  context.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== ownOrigin,
    (route) => route.abort('blockedbyclient'),
  );

/** Collects console messages, exceptions and failed requests of a page, except those of other hosts: tests run offline. */
export function collectPageErrors(page: Page, ownOrigin: string, into: string[]): void {
  page.on('console', (message) => {
    const { url } = message.location();
    const foreign = url.startsWith('http') && !url.startsWith(ownOrigin);
    const missingPage = /status of 404/.test(message.text()) && url === page.url();
    if (['error', 'warning'].includes(message.type()) && !foreign && !missingPage)
      into.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => into.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    const isDocument = response.request().resourceType() === 'document';
    if (response.url().startsWith(ownOrigin) && response.status() >= 400 && !isDocument) {
      into.push(`${response.status()}: ${response.url()}`);
    }
  });
}
