import type { EngineDriver } from './driver.ts';

/** A browser feature that the site uses and an engine may lack. */
interface Feature {
  readonly name: string;
  /** Runs in a page of the site. */
  readonly has: () => boolean;
  /** What a visitor gets without it. */
  readonly instead: string;
}

/** `npm run test:engines` prints those that an engine lacks. The scenarios test the larger fallbacks. */
export const FEATURES: readonly Feature[] = [
  {
    name: 'appearance: base-select',
    has: () => CSS.supports('appearance', 'base-select'),
    instead: 'the category select is the browser’s own',
  },
  {
    name: '@view-transition',
    has: () => 'CSSViewTransitionRule' in window,
    instead: 'page changes are not animated',
  },
  {
    name: 'speculation rules',
    has: () => HTMLScriptElement.supports?.('speculationrules') ?? false,
    instead: 'a page is fetched when its link is clicked, not before',
  },
  {
    name: 'popover',
    has: () => 'popover' in HTMLElement.prototype,
    instead: 'gallery images cannot be enlarged',
  },
  {
    name: 'interactivity: inert',
    has: () => CSS.supports('interactivity', 'inert'),
    instead: 'content behind an enlarged image is hidden, instead of dimmed and inert',
  },
  {
    name: ':user-valid',
    has: () => CSS.supports('selector(:user-valid)'),
    instead: 'the map opens below its illustration',
  },
  {
    name: '@media (scripting)',
    has: () => matchMedia('(scripting: enabled)').matches || matchMedia('(scripting: none)').matches,
    instead: 'controls that need scripts are visible when scripts are off',
  },
  {
    name: 'requestIdleCallback',
    has: () => 'requestIdleCallback' in window,
    instead: 'the carousel hydrates half a second after load, idle or not',
  },
  {
    name: 'Navigation API',
    has: () => 'navigation' in window,
    instead: 'the back link of the enquiry form goes back one history entry',
  },
  {
    name: 'text-wrap: balance',
    has: () => CSS.supports('text-wrap', 'balance'),
    instead: 'lines of headings differ more in length',
  },
  {
    name: 'text-wrap: pretty',
    has: () => CSS.supports('text-wrap', 'pretty'),
    instead: 'a paragraph may end with a line of one word',
  },
  {
    name: 'alternative text in content',
    has: () => CSS.supports('content', '"*" / ""'),
    instead: 'symbols such as the star of a required field are missing; the text says the same',
  },
  {
    name: 'scrollbar-color',
    has: () => CSS.supports('scrollbar-color', 'red blue'),
    instead: 'scrollbars have the colours of the system',
  },
  {
    name: 'container queries',
    has: () => CSS.supports('container-type', 'inline-size'),
    instead: 'text in the chart has its desktop size',
  },
  {
    name: 'inert',
    has: () => 'inert' in HTMLElement.prototype,
    instead: 'Tab also reaches hidden slides',
  },
];

/** The features that the engine lacks, each with its fallback. */
export async function missingFeatures(browser: EngineDriver): Promise<string[]> {
  const lines: string[] = [];
  for (const { name, has, instead } of FEATURES) if (!(await browser.evaluate(has))) lines.push(`${name}: ${instead}`);
  return lines;
}
