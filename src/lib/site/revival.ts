/** What the directive `client:intent` and the code that comes with an island (revive.ts) say to each other. */

/** An event from before hydration, and the element that it is for. */
export interface EarlyEvent {
  readonly event: Event;
  target: Element;
}

/** What the directive knows of an island. */
export interface Revival {
  /** Its elements, with the nodes that the server put into each. */
  readonly markup: readonly (readonly [Element, readonly Node[]])[];
  readonly events: readonly EarlyEvent[];
}

/** The event with which an island comes to life. */
export const REVIVE = 'island:revive';
