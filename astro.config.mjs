import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { contentErrors } from './src/integrations/content-errors.ts';
import editor from './src/integrations/editor.ts';
import { pagePolicy } from './src/integrations/page-policy.ts';
import { environment } from './src/lib/build/environment.ts';
import { markdownProcessor } from './src/lib/markdown/processor.ts';

const { site, base, outDir, cacheDir, pageFormat } = environment(process.env);

// Victory's CommonJS build does not round paths and its ES build does: bundling it for the server too avoids a hydration
// mismatch.
const noExternal = [/^victory/];

export default defineConfig({
  site,
  base,
  outDir,
  scopedStyleStrategy: 'class',
  // `file` is for hosts that redirect /about to /about/ (src/hosting/README.md).
  build: { format: pageFormat, inlineStylesheets: 'always' },
  cacheDir,
  markdown: { syntaxHighlight: false, processor: markdownProcessor({ base }) },
  integrations: [
    // First, so that its messages come before those of Astro.
    contentErrors(),
    react(),
    mdx(),
    editor(),
    {
      name: 'client-intent',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) =>
          addClientDirective({ name: 'intent', entrypoint: './src/integrations/intent.ts' }),
      },
    },
    // Last, because it reads the files that the others write.
    pagePolicy(),
  ],
  image: {
    responsiveStyles: false,
    // Effort 2 encodes ten times as fast as the default; files are at most 2 % larger.
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 2, quality: 45 }, webp: { quality: 60 } },
    },
  },
  // Astro adds `script-src` and `style-src` with hashes, and components the hosts they need with `Astro.csp`.
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'none'",
      ],
    },
  },
  vite: {
    resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
    build: {
      // Phones and computers that get no newer browser: iOS 15, Windows 7. Nested rules are written out for them.
      cssTarget: ['chrome109', 'firefox115', 'safari15.4'],
      // Inlined in a stylesheet they would be part of every page, and delay its first paint.
      assetsInlineLimit: (file) => (/\.(svg|woff2)$/.test(file) ? false : undefined),
      rolldownOptions: {
        onLog(level, log, report) {
          // Astro's own directive in MDX modules, which the bundler ignores.
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
              // One file for all of React saves a round trip.
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
