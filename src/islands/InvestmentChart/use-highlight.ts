import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useReducer,
  useRef,
} from 'react';
import { highlight, lit, step, UNLIT } from './highlight';

const ITEM = '[data-item]';
const closest = (target: EventTarget): Element | null => (target as Element).closest(ITEM);
const numberOf = (item: Element): number => Number(item.getAttribute('data-item'));

/**
 * Highlights the `data-item` that is pointed at, focused or tapped inside an element.
 * @returns the item that Tab reaches, the highlighted one if any, and the props of the element
 */
export function useHighlight() {
  const [state, dispatch] = useReducer(highlight, UNLIT);
  const root = useRef<HTMLDivElement>(null);

  // Focus and pointer may be inside before hydration.
  useEffect(() => {
    const [focused, pointed] = [':focus', ':hover'].map((now) => root.current?.querySelector(ITEM + now));
    if (focused) dispatch({ type: 'choose', item: numberOf(focused) });
    if (pointed && matchMedia('(hover: hover)').matches) dispatch({ type: 'point', item: numberOf(pointed) });
  }, []);

  const choose = ({ target }: FocusEvent | MouseEvent) => {
    const item = closest(target);
    if (item) dispatch({ type: 'choose', item: numberOf(item) });
  };

  const handlers = {
    ref: root,
    onFocus: choose,
    onClick: choose,
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!root.current?.contains(relatedTarget)) dispatch({ type: 'leave' });
    },
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      const item = closest(target);
      dispatch(item ? { type: 'point', item: numberOf(item) } : { type: 'unpoint' });
    },
    onPointerLeave: () => dispatch({ type: 'unpoint' }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') dispatch({ type: 'clear' });
      const item = closest(event.target);
      if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
      // From slice to slice, and from row to row.
      const peers = root.current?.querySelectorAll<HTMLElement | SVGElement>(item.tagName + ITEM) ?? [];
      const next = step(numberOf(item), event.key, peers.length);
      if (next === undefined) return;
      event.preventDefault();
      peers[next]?.focus();
    },
  };
  return { at: state.at, lit: lit(state), handlers };
}
