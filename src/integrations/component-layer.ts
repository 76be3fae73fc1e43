import type { Plugin } from 'vite';

/** Puts the styles of components, islands and pages into the layer `components`, but for those that name a layer. */
export const componentLayer = (): Plugin => ({
  name: 'component-layer',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/(?:components|islands|layouts|pages)\/.*\.css\b/, code: { exclude: '@layer' } },
    handler: (css) => `@layer components {${css}}`,
  },
});
