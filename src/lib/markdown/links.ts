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

/** Allows only relative paths for images. */
export const isAllowedImage = (source: string): boolean => !URL.canParse(source) && !/^[\\/]/.test(source);

/** Completes a URL: `www.x.in` and `http://x.in` get `https://`. */
export const completeUrl = (written: string): string => written.replace(/^(?:https?:\/\/|(?=www\.))/i, 'https://');
