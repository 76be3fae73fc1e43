/** What one load of a page cost. Bytes are bodies as a good host sends them (brotli 11); headers are not counted. */
export interface LoadFacts {
  route: string;
  /** The document and whatever else the first paint waits for: style sheets and blocking scripts. */
  criticalBytes: number;
  /** Requests that the first paint waits for, the document among them. */
  blockingRequests: number;
  /** Script, inline and loaded: asked for before the load event, before anyone touched the page, after every island was. */
  scriptAtLoad: number;
  scriptBeforeIntent: number;
  scriptAfterIntent: number;
  fontBytes: number;
  pictureBytes: number;
  /** Everything of our own, but script that waited for an idle moment after the load event. */
  bytesAtLoad: number;
  bytesAfterScrolling: number;
  requestsAtLoad: number;
  requestsAfterScrolling: number;
  /** Hosts other than ours that were asked for something, with what was asked for. */
  otherHosts: string[];
  /** Console errors and warnings, uncaught exceptions, policy violations, hydration errors. */
  complaints: string[];
  /** Addresses of ours that redirected or are missing. */
  detours: string[];
}

/** How much a page moves and overflows, on the worse of a phone and a desk, with pictures that come late. */
export interface ShiftFacts {
  shiftAtLoad: number;
  shiftWhileScrolling: number;
  /** At load on a phone, when the faces swap in half a second after the text was painted in their fallbacks. */
  shiftOfLateFonts: number;
  /** CSS pixels by which the page is wider than its window. */
  sidewaysScroll: number;
}

export type PageFacts = LoadFacts & ShiftFacts;

/** Lighthouse's medians. Scores are 0–100; `null` where a category makes no sense (search results, for a 404). */
export interface LighthouseFacts {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number | null;
  /** Milliseconds. */
  lcp: number;
  /** Titles of the audits that cost a point in any run. */
  lost: string[];
}

/** Milliseconds from key press to paint, by the Event Timing API (steps of 8 ms). */
export interface LatencyFacts {
  /** The first key while the island's code is still on its way: the browser itself shows the letter. */
  before: number;
  /** The slowest key of somebody who types on while the code arrives and the island comes alive. */
  during: number;
  /** The first key that the live island answers. */
  first: number;
  median: number;
  worst: number;
}

export interface Measured {
  page: PageFacts;
  lighthouse?: LighthouseFacts;
  latency?: LatencyFacts;
}
