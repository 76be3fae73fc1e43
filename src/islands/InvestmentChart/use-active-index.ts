import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';

const ITEM = '[data-item]';
const closest = (target: EventTarget): Element | null => (target as Element).closest(ITEM);
const indexOf = (item: Element | null): number | undefined =>
  item ? Number(item.getAttribute('data-item')) : undefined;

/** The item that an arrow key leads to, wrapping around; undefined for other keys. */
export function step(index: number, key: string, count: number): number | undefined {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const by = steps[key];
  return by === undefined ? undefined : (index + by + count) % count;
}

/**
 * Which `data-item` inside an element is active: the one last pointed at, focused or clicked.
 * @returns its index, that of the item that Tab reaches, and the props of the element
 */
export function useActiveIndex() {
  const [activeIndex, setActiveIndex] = useState<number>();
  const [tabStop, setTabStop] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const focused = () => indexOf(root.current?.querySelector(`${ITEM}:focus`) ?? null);

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
      const item = closest(event.target);
      if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
      // From slice to slice, and from row to row.
      const peers = root.current?.querySelectorAll<HTMLElement | SVGElement>(item.tagName + ITEM) ?? [];
      const next = step(Number(item.getAttribute('data-item')), event.key, peers.length);
      if (next === undefined) return;
      event.preventDefault();
      peers[next]?.focus();
    },
  };
  return { activeIndex, tabStop, handlers };
}
