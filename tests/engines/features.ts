import type { EngineDriver } from './driver.ts';

/** Something that the site uses and that an engine may lack. */
interface Feature {
  readonly name: string;
  /** Runs in a page of the site. */
  readonly has: () => boolean;
  /** What a visitor gets where it is missing. */
  readonly instead: string;
}

/** `npm run test:engines` prints, after each engine, those that it lacks. The scenarios prove the larger fallbacks. */
export const FEATURES: readonly Feature[] = [
  {
    name: 'appearance: base-select',
    has: () => CSS.supports('appearance', 'base-select'),
    instead: 'the category choice is the browser’s own',
  },
  {
    name: '@view-transition',
    has: () => 'CSSViewTransitionRule' in window,
    instead: 'the next page is there at once, without gliding in',
  },
  {
    name: 'speculation rules',
    has: () => HTMLScriptElement.supports?.('speculationrules') ?? false,
    instead: 'a page is fetched when its link is pressed, not before',
  },
  {
    name: 'popover',
    has: () => 'popover' in HTMLElement.prototype,
    instead: 'gallery pictures keep their size on the wall',
  },
  {
    name: 'interactivity: inert',
    has: () => CSS.supports('interactivity', 'inert'),
    instead: 'links and pictures behind an enlarged one are not seen, instead of dimmed and out of reach',
  },
  {
    name: ':user-valid',
    has: () => CSS.supports('selector(:user-valid)'),
    instead: 'the map opens below its drawing',
  },
  {
    name: '@media (scripting)',
    has: () => matchMedia('(scripting: enabled)').matches || matchMedia('(scripting: none)').matches,
    instead: 'controls that need script are seen where it is switched off',
  },
  {
    name: 'requestIdleCallback',
    has: () => 'requestIdleCallback' in window,
    instead: 'the carousel’s code comes half a second after the page, busy or not',
  },
  {
    name: 'Navigation API',
    has: () => 'navigation' in window,
    instead: 'Back beside the enquiry form goes one step of the history back',
  },
  {
    name: 'text-wrap: balance',
    has: () => CSS.supports('text-wrap', 'balance'),
    instead: 'lines of a heading differ more in length',
  },
  {
    name: 'text-wrap: pretty',
    has: () => CSS.supports('text-wrap', 'pretty'),
    instead: 'a paragraph may end in a line of one word',
  },
  {
    name: 'alternative text in content',
    has: () => CSS.supports('content', '"*" / ""'),
    instead: 'marks such as the star of a required field are not drawn; the words say the same',
  },
  {
    name: 'scrollbar-color',
    has: () => CSS.supports('scrollbar-color', 'red blue'),
    instead: 'scroll bars have the system’s colours',
  },
  {
    name: 'container queries',
    has: () => CSS.supports('container-type', 'inline-size'),
    instead: 'the chart’s letters are as large as on a desk',
  },
  {
    name: 'inert',
    has: () => 'inert' in HTMLElement.prototype,
    instead: 'slides out of sight stay in reach of Tab',
  },
];

/** One list for an engine, from what its page says of itself. */
export async function lacking(browser: EngineDriver): Promise<string[]> {
  const lines: string[] = [];
  for (const { name, has, instead } of FEATURES) if (!(await browser.evaluate(has))) lines.push(`${name}: ${instead}`);
  return lines;
}
