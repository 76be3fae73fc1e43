/** Which item of the chart is lit: the one pointed at or chosen last. What was focused or tapped stays lit after pointing. */
export interface Highlight {
  /** The item the arrow keys stand at, also the one that Tab reaches. */
  readonly at: number;
  readonly chosen: boolean;
  readonly pointed: number | undefined;
}

export type HighlightAction =
  | { readonly type: 'point' | 'choose'; readonly item: number }
  | { readonly type: 'unpoint' | 'leave' | 'clear' };

export const UNLIT: Highlight = { at: 0, chosen: false, pointed: undefined };

/** What each event makes of the highlight. `leave`: the focus went elsewhere; `clear`: Escape. */
export function highlight(state: Highlight, action: HighlightAction): Highlight {
  switch (action.type) {
    case 'point':
      return { ...state, pointed: action.item };
    case 'unpoint':
      return { ...state, pointed: undefined };
    case 'choose':
      return { at: action.item, chosen: true, pointed: undefined };
    case 'leave':
      return { ...state, chosen: false };
    case 'clear':
      return { ...state, chosen: false, pointed: undefined };
  }
}

/** The lit item, if any. */
export const lit = ({ at, chosen, pointed }: Highlight): number | undefined => pointed ?? (chosen ? at : undefined);

/** The item a key leads to, round and round; undefined for keys that are not ours. */
export function step(at: number, key: string, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
