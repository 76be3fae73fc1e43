/** Notices when the Git service no longer accepts the access token; the CMS would say only "Bad credentials". */

/** What to do about it. The CMS keeps a draft in the browser and opens the same entry after signing in. */
export const SIGN_IN_AGAIN =
  'Your access token has expired or was revoked. Your changes are kept in this browser: reload the page, sign in with a new token, and choose Restore.';

/**
 * Observes the responses from other origins.
 * @returns whether the last one refused the token
 */
export function watchToken(): () => boolean {
  let refused = false;
  const read = (entries: PerformanceEntryList) => {
    for (const { name, responseStatus: status } of entries as PerformanceResourceTiming[]) {
      // The status is 0 where the other origin does not share it, as with avatars. Runs are asked for without the token.
      if (status === 0 || new URL(name).origin === location.origin || name.includes('/actions/')) continue;
      refused = status === 401;
    }
  };
  const observer = new PerformanceObserver((list) => read(list.getEntries()));
  observer.observe({ type: 'resource' });
  return () => {
    read(observer.takeRecords());
    return refused;
  };
}
