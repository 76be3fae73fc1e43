/** Placeholder for the site's origin; `.invalid` is reserved (RFC 2606). */
const OWN_ORIGIN = 'https://own.invalid';

/** A public host name. */
const HOST = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]+$/;

/** Allows https, mailto and tel links, paths of this site and fragments. */
export function isAllowedLink(url: string): boolean {
  if (!URL.canParse(url, OWN_ORIGIN)) return false;
  const { origin, protocol, hostname, username } = new URL(url, OWN_ORIGIN);
  if (origin === OWN_ORIGIN) return /^[/#]/.test(url);
  if (protocol === 'https:') return url.startsWith('https://') && HOST.test(hostname) && username === '';
  return url.startsWith('mailto:') || url.startsWith('tel:');
}

/** Allows images beside their entry. */
export const isAllowedImage = (source: string): boolean => !URL.canParse(source) && !/^[\\/]/.test(source);

/**
 * Completes an address: adds `https://` to a host, and removes `mailto:` from an e-mail address.
 * @param kind kind of the field: `internalLink` may be a path of this site, and `avatar` a file name
 */
export function plainAddress(written: string, kind = 'link'): string {
  if (kind === 'email') return written.replace(/^mailto:/i, '');
  const isHost =
    kind === 'internalLink' ? /^(?:www\.|(?:[a-z\d-]+\.)+[a-z]{2,}\/)/i : /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]|$)/i;
  const isFile = kind === 'avatar' && !written.includes('/');
  if (isHost.test(written) && !isFile) return `https://${written}`;
  return written.replace(/^https?:\/\//i, 'https://');
}
