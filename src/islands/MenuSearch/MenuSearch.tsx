import { type ReactNode, type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Labels } from '~/labels';
import { language } from '~/lib/format/script';
import { interpolate } from '~/lib/format/text';
import { emptyQuery, filterItems, MAX_SEARCH_LENGTH, NOTHING_FOUND, type SearchItem } from './search';
import '~/styles/field.css';
import './menu-search.css';
import { useQuery } from './use-query';

interface Props {
  readonly labels: Labels['search'];
  /** Id and name of each category, `all` first. */
  readonly categories: ReadonlyArray<readonly [id: string, name: string]>;
  readonly emptyImage: { readonly src: string; readonly width: number; readonly height: number };
  /** The server-rendered cards: elements with `data-category`, and in them `data-search` on the texts to search. */
  readonly children?: ReactNode;
}

interface Card extends SearchItem {
  readonly element: HTMLElement;
}

/** Reads the cards from the page, so that a translated page can be searched in its new language. */
function readCards(parent: HTMLElement | null): Card[] {
  return [...(parent?.querySelectorAll<HTMLElement>('[data-category]') ?? [])].map((element) => {
    const texts = [...element.querySelectorAll('[data-search]')].map(({ textContent }) => textContent);
    const { category = '', alsoCalled = '' } = element.dataset;
    return { element, category, text: [...texts, alsoCalled].join(' ') };
  });
}

/** Search and category filter of the menu. They show and hide server-rendered cards. */
export function MenuSearch({ labels, categories, emptyImage, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const known = categories.map(([category]) => category);
  const [query, read, change] = useQuery(form, known);
  const [cards, setCards] = useState<Card[]>([]);
  const found = filterItems(cards, query);
  const hasNoResults = cards.length > 0 && found.length === 0;
  const hasCategory = query.category !== 'all';
  // Shown once something is typed or chosen.
  const countText = query === emptyQuery ? '' : interpolate(labels.count, { n: found.length, total: cards.length });

  useLayoutEffect(() => setCards(readCards(list.current)), []);
  useLayoutEffect(() => {
    for (const card of cards) card.element.hidden = !found.includes(card);
  });

  const clear = () => {
    change(hasCategory ? { category: 'all' } : emptyQuery);
    // Focusing the field would open a phone's keyboard over the results.
    count.current?.focus();
  };

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    read();
    // Closes a phone's keyboard, which would cover the results.
    if (matchMedia('(pointer: coarse)').matches) box.current?.blur();
  };

  return (
    <>
      <search className="menu-search">
        <form ref={form} className="cluster search-form" onInput={read} onSubmit={handleSubmit}>
          <div className="field">
            <label htmlFor={`${id}q`}>{labels.label}</label>
            <input
              ref={box}
              id={`${id}q`}
              name="q"
              type="search"
              // Lets CSS detect an empty field (`:placeholder-shown`).
              placeholder=" "
              autoComplete="off"
              enterKeyHint="search"
              maxLength={MAX_SEARCH_LENGTH}
              // Safari resets a field without autocompletion after Back.
              defaultValue={query.text || undefined}
            />
          </div>
          <div className="field">
            <label htmlFor={`${id}c`}>{labels.category}</label>
            <select id={`${id}c`} name="category" autoComplete="off">
              {categories.map(([value, name]) => (
                <option key={value} value={value} lang={language(name)}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        </form>
        <div className="cluster under-filter">
          <p ref={count} role="status" className="result-count" tabIndex={-1}>
            {countText}
          </p>
          <button type="button" className="button" onClick={clear}>
            {hasCategory ? labels.allCategories : labels.clear}
          </button>
        </div>
      </search>
      <div ref={list} hidden={hasNoResults}>
        {children}
      </div>
      {hasNoResults && (
        <div className="empty-state">
          <img src={emptyImage.src} width={emptyImage.width} height={emptyImage.height} alt="" />
          <div className="bleed shelf" />
          <p>{NOTHING_FOUND}</p>
        </div>
      )}
    </>
  );
}
