/** The browser editor at /admin while the site is worked on (`npm run dev`). Nothing of it is built. */
import type { AstroIntegration } from 'astro';

/** The editor's program and what it loads on demand. All are modules as they come, so Vite need not bundle them. */
const PROGRAM = ['@sveltia/cms', 'exifr', 'immutable', 'leaflet', 'svgo', 'terra-draw', 'turndown'];

/** The program names its fonts' public addresses beside the copies that it carries: without them it has only these. */
export const withoutFontService = {
  name: 'editor-without-font-service',
  transform: {
    filter: { id: /@sveltia\/cms\/npm\/index\.js/ },
    handler: (code: string) => ({
      code: code.replace(/@font-face ?\{[^{}]*url\(https:\/\/cdn\.jsdelivr\.net\/[^{}]*\}/g, ''),
      map: null,
    }),
  },
};

export default function editor(): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/admin', entrypoint: new URL('./admin.ts', import.meta.url), prerender: true });
        updateConfig({
          vite: { plugins: [withoutFontService], optimizeDeps: { exclude: PROGRAM, include: ['yaml'] } },
        });
      },
    },
  };
}
