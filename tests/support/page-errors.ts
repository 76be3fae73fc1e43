import type { BrowserContext, Page } from '@playwright/test';

/** Makes every request that leaves the site's own origin fail, and returns the hosts that were asked. */
export async function blockThirdParties(context: BrowserContext, ownOrigin: string): Promise<Set<string>> {
  const hosts = new Set<string>();
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== ownOrigin,
    async (route) => {
      hosts.add(new URL(route.request().url()).host);
      await route.abort('blockedbyclient');
    },
  );
  return hosts;
}

/** Writes down what a page complains of. Failures of other hosts do not count: tests run without a network. */
export function collectComplaints(page: Page, ownOrigin: string, into: string[]): void {
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
