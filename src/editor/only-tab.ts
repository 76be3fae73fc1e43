/** Lets only one tab edit a folder on this computer: with two, each would overwrite the other's changes unnoticed. */
import { showNotice } from './notices.ts';

/** After a reload, the old page has released the lock by then. */
const GRACE_MS = 500;
const OPEN_ELSEWHERE = 'The editor is open in another tab of this browser. Close it to edit here.';

/** Resolves once no other tab has this editor open. */
export const onlyTab = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const waiting = setTimeout(() => showNotice(name, { text: OPEN_ELSEWHERE }), GRACE_MS);
    navigator.locks.request(name, () => {
      clearTimeout(waiting);
      showNotice(name, undefined);
      resolve();
      // Held until the tab is closed.
      return new Promise<never>(() => {});
    });
  });
