/** State that makes an island hydrate at load, before any event. */
export interface IntentOptions {
  /** URL parameters that hold its state: `['q', 'category']`. */
  readonly query?: readonly string[];
  /** Session storage key that holds its state. */
  readonly session?: string;
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | IntentOptions;
    'client:settled'?: boolean;
  }
}
