/** Notices when the Git service no longer accepts the access token; the CMS would say only "Bad credentials". */

/** What to do about it. The CMS keeps a draft in the browser and opens the same entry after signing in. */
export const SIGN_IN_AGAIN =
  'Your access token has expired or was revoked. Your changes are kept in this browser: reload the page, sign in with a new token, and choose Restore.';

const UNAUTHORIZED = 401;

/** The sentence at the foot of the page, over the dialogs of the CMS. */
function createNotice(): HTMLElement {
  const notice = document.createElement('p');
  notice.popover = 'manual';
  notice.role = 'alert';
  notice.textContent = SIGN_IN_AGAIN;
  Object.assign(notice.style, {
    inset: 'auto 0 0',
    margin: '0',
    inlineSize: 'auto',
    border: '0',
    padding: '12px 16px',
    font: '16px/1.4 sans-serif',
    background: '#7a1f1f',
    color: '#fff',
  });
  return notice;
}

/**
 * Observes the responses from other origins, and says so when a token that was good is refused.
 * @returns whether the last response refused the token
 */
export function watchToken(): () => boolean {
  let [accepted, refused] = [false, false];
  const notice = createNotice();
  const read = (entries: PerformanceEntryList) => {
    for (const { name, responseStatus: status } of entries as PerformanceResourceTiming[]) {
      // The status is 0 where the other origin does not share it, as with avatars.
      if (status === 0 || new URL(name).origin === location.origin) continue;
      refused = status === UNAUTHORIZED;
      accepted ||= status < 300;
    }
    if (refused && accepted && !notice.isConnected) {
      document.body.append(notice);
      notice.showPopover();
    } else if (!refused) notice.remove();
  };
  const observer = new PerformanceObserver((list) => read(list.getEntries()));
  observer.observe({ type: 'resource' });
  return () => {
    read(observer.takeRecords());
    return refused;
  };
}
