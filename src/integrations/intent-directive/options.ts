/** What makes an island hydrate at load although nobody has touched it yet. */
export interface IntentOptions {
  /** Parameters of the address that hold its state: `['q', 'category']`. */
  readonly query?: readonly string[];
  /** A key of the session storage that holds its state. */
  readonly session?: string;
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | IntentOptions;
    'client:settled'?: boolean;
  }
}
