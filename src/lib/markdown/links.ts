/** Stands for the origin of the site; `.invalid` is reserved (RFC 2606). */
const OWN_ORIGIN = 'https://own.invalid';

/** Whether a link is https, e-mail, telephone, a path of this site or an anchor of the same page. */
export function isAllowedLink(url: string): boolean {
  if (!URL.canParse(url, OWN_ORIGIN)) return false;
  const { origin, protocol, hostname, username } = new URL(url, OWN_ORIGIN);
  if (origin === OWN_ORIGIN) return /^[/#]/.test(url);
  if (protocol === 'https:') return url.startsWith('https://') && hostname.includes('.') && username === '';
  return url.startsWith('mailto:') || url.startsWith('tel:');
}

/** Whether an image is a file beside its text. */
export const isAllowedImage = (source: string): boolean => !URL.canParse(source) && !/^[\\/]/.test(source);
