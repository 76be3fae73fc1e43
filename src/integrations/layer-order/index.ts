import type { AstroIntegration } from 'astro';
import { LAYER_ORDER } from '../../lib/site/layer-order.ts';

interface File {
  type: 'asset' | 'chunk';
  fileName: string;
  source?: string | Uint8Array | undefined;
}

/** Ranks the layers at the top of each style sheet that has any; takes the files of a bundle, and changes them. */
export function rankLayers(files: Iterable<File>): void {
  for (const file of files) {
    if (typeof file.source !== 'string' || !file.fileName.endsWith('.css') || !file.source.includes('@layer')) continue;
    file.source = LAYER_ORDER + file.source;
  }
}

/**
 * Puts the order of the layers ahead of every bundle of styles: bundles arrive in an order of their own, and any of
 * them may be the first of a page. Said again it costs four bytes; a style element of its own costs every page sixty
 * more, its hash in the policy among them. The development server has no bundles: there Head.astro says it.
 */
export function layerOrder(): AstroIntegration {
  return {
    name: 'layer-order',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'layer-order',
                // Ahead of Astro, which takes the styles out of the bundle and into the pages.
                enforce: 'pre',
                generateBundle: (_, bundle) => rankLayers(Object.values(bundle)),
              },
            ],
          },
        });
      },
    },
  };
}
