import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

const ITEM = '[data-item]';
const closest = (target: EventTarget): Element | null => (target as Element).closest(ITEM);
const indexOf = (item: Element | null): number | undefined =>
  item ? Number(item.getAttribute('data-item')) : undefined;

/** Returns the item that an arrow key, Home or End leads to; undefined for other keys. */
export function step(index: number, key: string, count: number): number | undefined {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const by = steps[key];
  return by === undefined ? undefined : (index + by + count) % count;
}

/**
 * Tracks the active `data-item`: the last one pointed at, focused or clicked. Slices take focus; table rows do not, so that
 * arrow keys still scroll after a click on a row.
 * @returns the active index, the index of the slice that Tab reaches, and the props of the element
 */
export function useActiveIndex() {
  const [activeIndex, setActiveIndex] = useState<number>();
  const [tabStop, setTabStop] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const focused = () => indexOf(root.current?.querySelector(`${ITEM}:focus`) ?? null);

  // The hover or focus that started hydration fires no further event, so check for it here.
  useLayoutEffect(() => {
    setActiveIndex(indexOf(root.current?.querySelector(`${ITEM}:is(:hover, :focus)`) ?? null));
  }, []);

  const handleChoice = ({ target }: FocusEvent | MouseEvent) => {
    const index = indexOf(closest(target));
    if (index === undefined) return;
    setActiveIndex(index);
    setTabStop(index);
  };

  const handlers = {
    ref: root,
    onFocus: handleChoice,
    onClick: handleChoice,
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!root.current?.contains(relatedTarget)) setActiveIndex(undefined);
    },
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setActiveIndex(indexOf(closest(target)) ?? focused());
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setActiveIndex(focused());
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') setActiveIndex(undefined);
      const slices = [...(root.current?.querySelectorAll<SVGElement>(`path${ITEM}`) ?? [])];
      const index = slices.indexOf(event.target as SVGElement);
      if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = step(index, event.key, slices.length);
      if (next === undefined) return;
      event.preventDefault();
      slices[next]?.focus();
    },
  };
  return { activeIndex, tabStop, handlers };
}
