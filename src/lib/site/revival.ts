/** What the directive `client:intent` and the code that comes with an island (revive.ts) say to each other. */

/** An event from before hydration, and the element that it is for. */
export interface EarlyEvent {
  readonly event: Event;
  target: Element;
}

export interface Revival {
  /** Its elements, with the nodes that the server put into each. */
  readonly markup: readonly (readonly [Element, readonly Node[]])[];
  readonly events: readonly EarlyEvent[];
}

export const REVIVE = 'island:revive';
