/** Lets one tab of a browser edit: two would overwrite each other's saves, which the CMS does not notice. */
import { make } from './notices.ts';

/** In milliseconds: after a reload, the old page has released the lock by then. */
const GRACE = 500;

const OPEN_ELSEWHERE =
  'The editor is open in another tab or window of this browser. Go on there, or close it to edit here.';

/** Resolves once no other tab has this editor open. */
export function onlyTab(name: string): Promise<void> {
  return new Promise((resolve) => {
    const style = 'max-inline-size: 36rem; margin: 20vh auto; padding: 16px; font: 18px/1.5 sans-serif';
    const message = make('p', { role: 'status', style }, OPEN_ELSEWHERE);
    const waiting = setTimeout(() => document.body.append(message), GRACE);
    navigator.locks.request(name, () => {
      clearTimeout(waiting);
      message.remove();
      resolve();
      // Held until the tab is closed or reloaded.
      return new Promise<never>(() => {});
    });
  });
}
