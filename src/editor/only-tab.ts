/** Lets one tab of a browser edit: two would overwrite each other's saves, which the CMS does not notice. */

/** In milliseconds: the tab before a reload has let go by then. */
const GRACE = 500;

function tell(): HTMLElement {
  const message = document.createElement('p');
  Object.assign(message, {
    role: 'status',
    textContent: 'The editor is open in another tab or window of this browser. Go on there, or close it to edit here.',
  });
  message.style.cssText = 'max-inline-size: 36rem; margin: 20vh auto; padding: 16px; font: 18px/1.5 sans-serif';
  document.body.append(message);
  return message;
}

/** Resolves once no other tab has this editor open. Until it is closed, this tab alone may edit. */
export function onlyTab(name: string): Promise<void> {
  return new Promise((resolve) => {
    let message: HTMLElement | undefined;
    const waiting = setTimeout(() => {
      message = tell();
    }, GRACE);
    navigator.locks.request(name, () => {
      clearTimeout(waiting);
      message?.remove();
      resolve();
      // Held until the tab is closed or reloaded.
      return new Promise<never>(() => {});
    });
  });
}
