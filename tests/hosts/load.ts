import autocannon from 'autocannon';
import { PAGES } from '../support/routes.ts';
import type { Tally } from '../support/tally.ts';
import type { HostServer } from './servers.ts';

/** Loads all pages with 20 connections: every response must be a page, without errors and timeouts. */
export async function checkLoad(tally: Tally, { origin, name }: HostServer, seconds: number): Promise<void> {
  const result = await autocannon({
    url: origin,
    connections: 20,
    duration: seconds,
    timeout: 5,
    headers: { 'accept-encoding': 'br' },
    requests: PAGES.map((path) => ({ path })),
  });
  tally.is('errors', result.errors, 0);
  tally.is('timeouts', result.timeouts, 0);
  tally.is('responses with an error status', result.non2xx, 0);
  tally.is('has pages', result['2xx'] > 0, true);
  console.log(
    `  ${name}: ${result['2xx']} pages in ${seconds} s, ${Math.round(result.requests.average)} a second, ` +
      `97.5 % within ${result.latency.p97_5} ms, ${result.errors} errors`,
  );
}
