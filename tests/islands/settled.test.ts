// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import settled from '~/integrations/intent-directive/settled';

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

it('starts after a pause on a page that has loaded, in a browser without idle callbacks', async () => {
  state('complete');
  const hydrate = vi.fn();
  settled(async () => hydrate, options, document.createElement('div'));
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce(), { timeout: 2000 });
});
