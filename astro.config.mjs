import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { intentDirective } from './src/integrations/intent-directive/index.ts';
import { siteAddress } from './src/lib/site-address.ts';
import { AVATAR_HOSTS, MAP_HOSTS } from './src/schemas/hosts.ts';

const { site, base } = siteAddress(process.env.SITE_URL);

// Victory's CommonJS build draws unrounded paths and its ES build rounded ones; bundling it for the server too
// makes both sides draw the same markup (hydration mismatch otherwise).
const noExternal = [/^victory/];

export default defineConfig({
  site,
  base,
  outDir: process.env.OUT_DIR ?? './dist',
  trailingSlash: 'never',
  // `file` suits hosts that redirect /about to /about/ when they find a folder (README, "Deploying").
  build: { format: process.env.PAGE_FORMAT === 'file' ? 'file' : 'directory', inlineStylesheets: 'always' },
  // Inside the project, so that `npm ci` does not empty the picture cache and Vitest finds the content store.
  cacheDir: './.astro',
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  integrations: [react(), mdx(), intentDirective()],
  image: { responsiveStyles: false },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        `img-src 'self' data: ${AVATAR_HOSTS.map((host) => `https://${host}`).join(' ')}`,
        `frame-src ${Object.values(MAP_HOSTS)
          .map((host) => `https://${host}`)
          .join(' ')}`,
        "base-uri 'self'",
        "object-src 'none'",
      ],
      // Server-rendered Victory and Embla carry style attributes (withastro/astro#17214); scripts stay hash-only.
      styleDirective: {
        resources: [
          { resource: "'self'", kind: 'element' },
          { resource: "'unsafe-inline'", kind: 'attribute' },
        ],
      },
    },
  },
  vite: {
    resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
    build: {
      // A font in the style sheet would be downloaded by pages that need none of it; the policy blocks it as well.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      rolldownOptions: {
        onLog(level, log, report) {
          // Astro marks MDX modules for itself with a directive that the bundler rightly ignores.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
    ssr: { noExternal },
    environments: { prerender: { resolve: { noExternal } } },
  },
});
