import type { APIRoute } from 'astro';
import { getPage, getSite } from '~/lib/content';
import { PALETTE } from '~/lib/site/palette';
import { href } from '~/lib/site/url';

/** https://www.w3.org/TR/appmanifest/ */
export const GET: APIRoute = async () => {
  const site = await getSite();
  const { description } = await getPage('home');
  const maskable = [192, 512].map((size) => ({
    src: href(`/icon-maskable-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'maskable',
  }));
  return Response.json({
    name: site.name,
    description,
    lang: 'en-IN',
    dir: 'ltr',
    id: href('/'),
    start_url: href('/'),
    scope: href('/'),
    display: 'minimal-ui',
    theme_color: site.themeColour,
    background_color: PALETTE.limewash,
    icons: [
      // Not favicon.svg: Chromium would request it twice, for the page and for the manifest.
      { src: href('/icon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: href('/apple-touch-icon.png'), sizes: '180x180', type: 'image/png', purpose: 'any' },
      ...maskable,
    ],
  });
};
