import { type ReactNode, useId, useRef } from 'react';
import { fill } from '~/lib/format/text';
import { LONGEST_SEARCH } from './search-text';
import { EVERYTHING } from './shop-search';
import '~/styles/field.css';
import './shop-search.css';
import { useShopSearch } from './use-shop-search';

interface Illustration {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}
interface Props {
  readonly words: Readonly<
    Record<'searchLabel' | 'categoryLabel' | 'clear' | 'showAll' | 'more' | 'count' | 'empty', string>
  >;
  /** Value and name of each option, `all` first. */
  readonly categories: ReadonlyArray<readonly [value: string, name: string]>;
  readonly total: number;
  /** Shown when nothing is found. */
  readonly emptyGlass: Illustration;
  /** The server-rendered cards. */
  readonly children?: ReactNode;
}

/** Search and category filter of the menu, which show and hide server-rendered cards. */
export function ShopSearch({ words, categories, total, emptyGlass, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const id = useId();
  const shop = useShopSearch(form, grid, total);
  const nothing = total > 0 && shop.matches === 0;

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2022 do not know <search>. */}
      <form ref={form} role="search" className="finder" onSubmit={(event) => event.preventDefault()}>
        <div className="field">
          <label htmlFor={`${id}q`}>{words.searchLabel}</label>
          <input
            id={`${id}q`}
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={LONGEST_SEARCH}
            onInput={shop.search}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              shop.change({ text: '' });
            }}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}c`}>{words.categoryLabel}</label>
          <select id={`${id}c`} name="category" onChange={shop.search}>
            {categories.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <button type="button" className="button" onClick={() => shop.change(EVERYTHING)}>
          {words.clear}
        </button>
      </form>
      <p role="status" className="count">
        {fill(words.count, { n: shop.announced, total })}
      </p>
      <div ref={grid} className="found" data-live={shop.live || undefined} hidden={nothing}>
        {children}
      </div>
      {nothing && (
        <div className="nothing">
          <img src={emptyGlass.src} width={emptyGlass.width} height={emptyGlass.height} alt="" />
          <div className="shelf" />
          <p>{words.empty}</p>
          <button type="button" className="button" onClick={() => shop.change(EVERYTHING)}>
            {words.showAll}
          </button>
        </div>
      )}
      {shop.more > 0 && (
        <button type="button" className="button more" onClick={shop.showMore}>
          {fill(words.more, { n: shop.more })}
        </button>
      )}
    </>
  );
}
