const AVATARS = '.avatar > img';

/**
 * Removes avatars that fail to load, so that their initials show. Without script, CSS covers them (Avatar.astro).
 * @returns stops watching
 */
export function watchAvatars(): () => void {
  for (const image of document.querySelectorAll<HTMLImageElement>(AVATARS)) {
    if (image.complete && image.naturalWidth === 0) image.remove();
  }
  const handleError = ({ target }: Event) => {
    if (target instanceof Element && target.matches(AVATARS)) target.remove();
  };
  // Error events of images do not bubble.
  document.addEventListener('error', handleError, true);
  return () => document.removeEventListener('error', handleError, true);
}
