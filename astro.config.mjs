import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { clientDirectives } from './src/integrations/client-directives/index.ts';
import { contentCheck } from './src/integrations/content-check/index.ts';
import editor from './src/integrations/editor/index.ts';
import { headers } from './src/integrations/headers/index.ts';
import { DIRECTIVES } from './src/integrations/headers/policy.ts';
import { environment } from './src/lib/build/environment.ts';
import { markdownProcessor } from './src/lib/markdown/processor.ts';

const { site, base, outDir, cacheDir, pageFormat, preview } = environment(process.env);

// Victory's CommonJS build draws unrounded paths and its ES build rounded ones; bundling it for the server too
// makes both sides draw the same markup (hydration mismatch otherwise).
const noExternal = [/^victory/];

export default defineConfig({
  site,
  base,
  outDir,
  trailingSlash: 'never',
  // `file` suits hosts that redirect /about to /about/ when they find a folder (README, "Deploying").
  build: { format: pageFormat, inlineStylesheets: 'always' },
  cacheDir,
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false, processor: markdownProcessor({ base }) },
  integrations: [
    // First: a mistake in the content stops the build before anything else says so in its own words.
    contentCheck(),
    react(),
    mdx(),
    clientDirectives(),
    editor(),
    // Last: it reads all that the others write.
    headers(preview),
  ],
  image: {
    responsiveStyles: false,
    // Effort 2 encodes ten times as fast as the default, and the files are as small to within 2 %.
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 2, quality: 45 }, webp: { quality: 60 } },
    },
  },
  // Components add the hosts that they need, and the headers integration writes the same policy for hosts.
  security: { csp: { directives: [...DIRECTIVES] } },
  vite: {
    resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
    build: {
      // In a style sheet they would come with every page again; drawings would be decoded before its first paint, too.
      assetsInlineLimit: (file) => (/\.(svg|woff2)$/.test(file) ? false : undefined),
      rolldownOptions: {
        onLog(level, log, report) {
          // Astro marks MDX modules for itself with a directive that the bundler rightly ignores.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
    ssr: { noExternal },
    environments: {
      prerender: { resolve: { noExternal } },
      client: {
        build: {
          rolldownOptions: {
            output: {
              // One file for all of React: a kilobyte less than five, and no second round trip for what it imports.
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]|rolldown[\\/]runtime/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
