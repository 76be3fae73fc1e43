/**
 * Other hosts that a page may reach. The content schemas accept these and no others, and the
 * components that use them add them to the Content-Security-Policy of their page.
 */

/** Placeholder-image services that reviewers' avatars may come from (`img-src`). */
export const AVATAR_HOSTS = ['api.dicebear.com', 'i.pravatar.cc', 'placehold.co'] as const;

/** Host of the map (`frame-src`), loaded only when a visitor asks for it. */
export const MAP_HOST = 'www.google.com';
