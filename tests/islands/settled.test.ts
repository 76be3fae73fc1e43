// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import settled from '~/integrations/client-directives/settled';

const options = { name: 'Test', value: '' };
const state = (value: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(value);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('loads nothing before the load event, and once after it', async () => {
  state('interactive');
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  const hydrate = vi.fn();
  const load = vi.fn(async () => hydrate);
  settled(load, options, document.createElement('div'));
  expect(load).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
});

it('where the code could not be fetched, it tries again once the browser is online', async () => {
  state('interactive');
  const island = document.createElement('div');
  island.innerHTML = '<button>Pause</button>';
  let broken = true;
  const load = vi.fn(async () => {
    if (broken) island.dispatchEvent(new CustomEvent('astro:hydration-error'));
    return async () => undefined;
  });
  settled(load, options, island);
  island.querySelector('button')?.click();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
  expect(island.hasAttribute('data-failed')).toBe(true);
  broken = false;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(island.hasAttribute('data-failed')).toBe(false));
});
