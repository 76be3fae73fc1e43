// @vitest-environment happy-dom
import type { ClientDirective } from 'astro';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import intent from '~/integrations/client-directives/intent';
import type { IntentOptions } from '~/integrations/client-directives/options';

type Loaded = Awaited<ReturnType<Parameters<ClientDirective>[0]>>;

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
let island: HTMLElement;
let arrive: (works?: boolean) => Promise<void>;
let load: ReturnType<typeof vi.fn<() => Promise<Loaded>>>;
let listening: { mock: { calls: unknown[][] } };
const heard: string[] = [];

function start(value: IntentOptions | true = true) {
  const hydrate = vi.fn(async () => {
    island.removeAttribute('ssr');
    for (const type of ['click', 'keydown', 'pointerover', 'focusin', 'submit']) {
      island.addEventListener(type, (event) => {
        heard.push(`${type} ${(event.target as Element).localName}${(event as KeyboardEvent).key ?? ''}`);
        if (type === 'submit') event.preventDefault();
      });
    }
  });
  load = vi.fn(
    () =>
      new Promise<Loaded>((resolve) => {
        arrive = async (works = true) => {
          // As astro-island does: the event, then a function that does nothing.
          if (!works) island.dispatchEvent(new CustomEvent('astro:hydration-error'));
          resolve(works ? hydrate : async () => {});
          await settle();
        };
      }),
  );
  intent(load, { name: 'Test', value: value === true ? '' : (value as unknown as string) }, island);
}
const find = <T extends HTMLElement>(selector: string) => island.querySelector(selector) as T;

beforeEach(() => {
  listening = vi.spyOn(window, 'addEventListener');
  heard.length = 0;
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = `<astro-island ssr component-url="/component.js" renderer-url="/renderer.js">
    <form><input><button type="button">Go</button><button>Send</button></form><a href="#a">A</a><p>Text</p>
  </astro-island>`;
  island = document.querySelector('astro-island') as HTMLElement;
});
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) removeEventListener(type as string, listener as () => void);
  vi.restoreAllMocks();
});

describe('client:intent', () => {
  it.each(['pointerover', 'touchstart', 'focusin', 'keydown', 'click'])('loads once for %s inside', (type) => {
    start();
    for (let times = 0; times < 3; times++) find('p').dispatchEvent(new Event(type, { bubbles: true }));
    expect(load).toHaveBeenCalledOnce();
  });

  it.each<[string, IntentOptions, string, boolean]>([
    ['a parameter that it knows', { query: ['q', 'category'] }, '/?category=special', true],
    ['an empty one', { query: ['q'] }, '/?q=', false],
    ['another one', { query: ['q'] }, '/?utm=1', false],
    ['none', {}, '/', false],
  ])('at load, %s in the URL', (_, options, url, loads) => {
    history.replaceState(null, '', url);
    start(options);
    expect(load).toHaveBeenCalledTimes(loads ? 1 : 0);
  });

  it('neither delays nor replays clicks on links and fields', async () => {
    start();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('input').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    await arrive();
    expect(heard).toEqual([]);
  });

  it('replays only the last focus', async () => {
    start();
    find('input').focus();
    find('button').focus();
    await arrive();
    expect(heard).toEqual(['focusin button']);
    expect(document.activeElement).toBe(find('button'));
  });

  it('handles no event after hydration', async () => {
    start();
    find('button').click();
    await arrive();
    find('button').click();
    find('button').click();
    expect(load).toHaveBeenCalledOnce();
    expect(heard).toHaveLength(3);
  });

  it('lets the browser submit when the code cannot be fetched, marks the island, and tries again at the next event', async () => {
    start();
    const native = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
    find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await arrive(false);
    expect(native).toHaveBeenCalledOnce();
    expect(island.hasAttribute('data-failed')).toBe(true);
    find('button').click();
    expect(load).toHaveBeenCalledTimes(2);
    await arrive();
    expect(island.hasAttribute('data-failed')).toBe(false);
    expect(heard).toEqual(['click button']);
  });
});
