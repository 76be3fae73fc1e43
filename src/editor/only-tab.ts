/** Lets one tab of a browser edit a folder on this computer: two would overwrite each other, which the CMS does not notice. */
import { showNotice } from './notices.ts';

/** The old page of a reload has released the lock by then. */
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
