/** Stands for the origin of the site; `.invalid` is reserved (RFC 2606). */
const OWN_ORIGIN = 'https://own.invalid';

/** A name in English letters: one in others (`xn--`) may only look like the one that is meant. */
const HOST = /^(?:(?!xn--)[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;

/** Whether a link is https, e-mail, telephone, a path of this site or an anchor of the same page. */
export function isAllowedLink(url: string): boolean {
  if (!URL.canParse(url, OWN_ORIGIN)) return false;
  const { origin, protocol, hostname, username } = new URL(url, OWN_ORIGIN);
  if (origin === OWN_ORIGIN) return /^[/#]/.test(url);
  if (protocol === 'https:') return url.startsWith('https://') && HOST.test(hostname) && username === '';
  return url.startsWith('mailto:') || url.startsWith('tel:');
}

/** Whether an image is a file beside its text. */
export const isAllowedImage = (source: string): boolean => !URL.canParse(source) && !/^[\\/]/.test(source);

/** What services add to an address to know who passed it on. */
const TRACKING = /^(?:igsh|igshid|mibextid|fbclid|gclid|utm_\w+)$/;

/**
 * An address as it is meant: with https:// where it plainly begins with a host, and without what tells who passed it on.
 * @param kind of the field: a page of this site may look like a host
 */
export function plainAddress(written: string, kind = 'link'): string {
  if (kind === 'email') return written.replace(/^mailto:/i, '');
  const isHost =
    kind === 'internalLink' ? /^(?:www\.|(?:[a-z\d-]+\.)+[a-z]{2,}\/)/i : /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]|$)/i;
  // A name of an image looks like a host too.
  const isFile = kind === 'avatar' && !written.includes('/');
  const url = isHost.test(written) && !isFile ? `https://${written}` : written.replace(/^https?:\/\//i, 'https://');
  if (!url.startsWith('https://') || !URL.canParse(url)) return url;
  const address = new URL(url);
  const added = [...address.searchParams.keys()].filter((name) => TRACKING.test(name));
  for (const name of added) address.searchParams.delete(name);
  return added.length > 0 ? address.href : url;
}
