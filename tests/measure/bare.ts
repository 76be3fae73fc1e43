import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../support/serve.ts';
import { measureLighthouse } from './lighthouse.ts';

/** LCP of one flight of text, in milliseconds, on the machine that the limits of time come from. */
const EXPECTED = 750;
const PAGE = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Bare</title>
<link rel="icon" href="data:,"></head><body><h1>A page of one heading</h1></body></html>`;

/**
 * LCP of a page of one heading on Lighthouse's phone, in milliseconds: what this machine and its browser take by themselves. Lighthouse
 * multiplies the time of the processor by four, so a slower machine moves every page's LCP.
 */
export async function measureBare(executablePath: string, runs: number): Promise<number> {
  const root = mkdtempSync(join(tmpdir(), 'bare-'));
  writeFileSync(join(root, 'index.html'), PAGE);
  const server = await serve({ root, protocol: 'h2' });
  const flags = [`--ignore-certificate-errors-spki-list=${server.spki}`];
  try {
    const options = { executablePath, flags, device: 'phone', runs, listed: false } as const;
    return (await measureLighthouse(server.origin, options)).lcp;
  } finally {
    await server.close();
    rmSync(root, { recursive: true });
  }
}

/** The line that tells how times on this machine compare with the limits. */
export const bareLine = (lcp: number): string =>
  `LCP of a page of one heading on this machine: ${lcp} ms; where the limits come from: ${EXPECTED} ms`;
