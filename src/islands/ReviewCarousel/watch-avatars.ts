const AVATARS = '.avatar > img';

/**
 * Takes avatars that cannot be loaded out of the page, on the board and on the wall, so that the initials underneath
 * are all there is. Without script CSS covers them (Avatar.astro).
 * @returns ends the watch
 */
export function watchAvatars(): () => void {
  for (const picture of document.querySelectorAll<HTMLImageElement>(AVATARS)) {
    if (picture.complete && picture.naturalWidth === 0) picture.remove();
  }
  const drop = ({ target }: Event) => {
    if (target instanceof Element && target.matches(AVATARS)) target.remove();
  };
  // Errors of pictures do not bubble.
  document.addEventListener('error', drop, true);
  return () => document.removeEventListener('error', drop, true);
}
