import { type ReactNode, type SubmitEvent, useDeferredValue, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { Labels } from '~/labels';
import { language, textProps } from '~/lib/format/script';
import { interpolate } from '~/lib/format/text';
import { asksForFacts, emptyQuery, filterItems, type IndexedItem, NOTHING_FOUND } from './search';
import { LONGEST_SEARCH } from './search-text';
import '~/styles/field.css';
import './menu-search.css';
import { useQuery } from './use-query';

interface Props {
  readonly labels: Labels['search'];
  /** Id and name of each category, `all` first. */
  readonly categories: ReadonlyArray<readonly [id: string, name: string]>;
  /** One for each card. */
  readonly items: readonly IndexedItem[];
  /** Names of allergens and diets, and the chat in which to ask for them. */
  readonly facts: { readonly terms: string; readonly chat: string };
  /** Stands under the filter while an item states no allergens. */
  readonly allergenNote?: string | undefined;
  readonly emptyImage: { readonly src: string; readonly width: number; readonly height: number };
  /** The server-rendered cards, each with the id `item-` and that of its item. */
  readonly children?: ReactNode;
}

/** Search and category filter of the menu, which show and hide server-rendered cards. */
export function MenuSearch({ labels, categories, items, facts, allergenNote, emptyImage, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const known = categories.map(([category]) => category);
  const [query, read, change] = useQuery(form, known);
  // The typed letter is painted before the cards change.
  const deferred = useDeferredValue(query);
  const found = useMemo(() => filterItems(items, deferred), [items, deferred]);
  const isNothing = items.length > 0 && found.length === 0;

  useLayoutEffect(() => {
    const shown = new Set(found);
    for (const item of items) document.getElementById(`item-${item.id}`)?.toggleAttribute('hidden', !shown.has(item));
  }, [items, found]);

  const reset = () => {
    change(emptyQuery);
    box.current?.focus();
  };

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    read();
    // Closes the keyboard of a phone, which would cover the results.
    if (matchMedia('(pointer: coarse)').matches) box.current?.blur();
  };

  return (
    <>
      <search>
        <form ref={form} className="search-form" onInput={read} onSubmit={handleSubmit}>
          <div className="field">
            <label htmlFor={`${id}q`} lang={language(labels.label)} suppressHydrationWarning>
              {labels.label}
            </label>
            <input
              ref={box}
              id={`${id}q`}
              name="q"
              type="search"
              // By it the styles know an empty field.
              placeholder=" "
              autoComplete="off"
              enterKeyHint="search"
              maxLength={LONGEST_SEARCH}
              // Safari resets a field without autocompletion when Back shows a page that it has kept.
              defaultValue={query.text || undefined}
              onKeyDown={(event) => {
                // Of the key that ends composing, Safari says so by its code alone.
                const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
                if (event.key !== 'Escape' || isComposing) return;
                event.preventDefault();
                change({ text: '' });
              }}
            />
          </div>
          <div className="field">
            <label htmlFor={`${id}c`} lang={language(labels.category)} suppressHydrationWarning>
              {labels.category}
            </label>
            {/* A browser that restores this field alone would seem to be a choice. */}
            <select id={`${id}c`} name="category" autoComplete="off">
              {categories.map(([value, name]) => (
                <option key={value} value={value} {...textProps(name)} />
              ))}
            </select>
          </div>
        </form>
      </search>
      <div className="under-filter">
        <div className="cluster">
          <p
            role="status"
            className="result-count"
            {...textProps(interpolate(labels.count, { n: found.length, total: items.length }))}
          />
          {allergenNote && !isNothing && (
            <p className="allergen-note">
              <span {...textProps(`${allergenNote} `)} />
              <a href={facts.chat} rel="noopener" {...textProps(labels.askButton)} />
            </p>
          )}
        </div>
        <button type="button" className="button" onClick={reset} {...textProps(labels.clear)} />
      </div>
      <div hidden={isNothing}>{children}</div>
      {isNothing && (
        <div className="empty-state">
          <img src={emptyImage.src} width={emptyImage.width} height={emptyImage.height} alt="" />
          <div className="bleed shelf" />
          <p className="empty-message">{NOTHING_FOUND}</p>
          {asksForFacts(deferred.text, facts.terms) && (
            <p className="ask-first">
              <span {...textProps(`${labels.askFirst} `)} />
              <a href={facts.chat} rel="noopener" {...textProps(labels.askButton)} />
            </p>
          )}
          <button type="button" className="button" onClick={reset} {...textProps(labels.showAll)} />
        </div>
      )}
    </>
  );
}
