/** What makes an island hydrate before any event. */
export interface IntentOptions {
  /** URL parameters that hold its state: `['q', 'category']`. */
  readonly query?: readonly string[];
  /** Session storage key that holds its state. */
  readonly session?: string;
  /** Whether it hydrates once the page is idle, because it acts by itself. */
  readonly idle?: boolean;
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | IntentOptions;
  }
}
