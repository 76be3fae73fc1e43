/** Other hosts that a page may reach. Pages add those they use to their Content-Security-Policy. */

/** Placeholder-image services that reviewers' avatars may come from (`img-src`). */
export const AVATAR_HOSTS = ['api.dicebear.com', 'i.pravatar.cc', 'placehold.co'] as const;

/** Host of the map (`frame-src`), loaded only when a visitor asks for it. */
export const MAP_HOST = 'www.google.com';
