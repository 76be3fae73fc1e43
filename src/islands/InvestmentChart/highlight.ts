/** Which item of the chart is highlighted: the one pointed at, else the one focused or tapped. */
export interface Highlight {
  /** The item that Tab reaches, and from which the arrow keys move. */
  readonly at: number;
  readonly chosen: boolean;
  readonly pointed: number | undefined;
}

export type HighlightAction =
  | { readonly type: 'point' | 'choose'; readonly item: number }
  | { readonly type: 'unpoint' | 'leave' | 'clear' };

export const UNLIT: Highlight = { at: 0, chosen: false, pointed: undefined };

/** The reducer of the highlight. `leave`: the focus left the chart; `clear`: Escape. */
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

/** The highlighted item, if any. */
export const lit = ({ at, chosen, pointed }: Highlight): number | undefined => pointed ?? (chosen ? at : undefined);

/** The item that an arrow key leads to, wrapping around; undefined for other keys. */
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
