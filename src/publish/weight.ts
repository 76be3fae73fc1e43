import type { BrowserContext, Request } from '@playwright/test';
import type { Issue } from '../content-check/issues.ts';
import { type Measured, overBudget } from '../lib/build/budgets.ts';
import { encodedBody, resolvePath } from './site-files.ts';

/** Bytes of a page as a good host sends it (brotli 11). */
export interface PageWeight extends Required<Pick<Measured, 'criticalBytes' | 'bytesAfterScrolling'>> {
  readonly path: string;
}

interface Site {
  readonly root: string;
  readonly origin: string;
  readonly base: string;
}

/**
 * Adds up what the next page of a context asks the site for.
 * @returns the sums so far, and ends the count
 */
export function watchWeight(context: BrowserContext, { root, origin, base }: Site): () => Omit<PageWeight, 'path'> {
  const seen = new Map<string, { kind: string; bytes: number }>();
  const count = (request: Request) => {
    const url = new URL(request.url());
    if (url.origin !== origin || seen.has(url.href)) return;
    const found = resolvePath(root, url.pathname, base);
    const bytes = 'file' in found ? encodedBody(found.file, 'br').body.length : 0;
    seen.set(url.href, { kind: request.resourceType(), bytes });
  };
  context.on('request', count);
  const sum = (wanted: (kind: string) => boolean) =>
    [...seen.values()].filter(({ kind }) => wanted(kind)).reduce((total, { bytes }) => total + bytes, 0);
  return () => {
    context.off('request', count);
    return {
      // Styles stand in the page itself.
      criticalBytes: sum((kind) => kind === 'document'),
      // Islands have been used by then, which scrolling alone does not fetch.
      bytesAfterScrolling: sum((kind) => kind !== 'script'),
    };
  };
}

/** Pages over their budget of bytes, which visitors with a slow connection wait for. */
export const heavyPages = (weights: readonly PageWeight[]): Issue[] =>
  weights.flatMap(({ path, ...measured }) =>
    overBudget(path, measured).map((text) => ({ file: `dist${path === '/' ? '/index' : path}.html`, text })),
  );
