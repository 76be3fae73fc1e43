import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** What Astro prints ahead of a page's first island: a style, the script of its directive, and the island element. */
const PRINTED =
  /<style>\$\{ISLAND_STYLES\}<\/style>(<script>\$\{getDirectiveScriptText[^}]*\}<\/script>)<script>\$\{[^}]*islandScript\}<\/script>/;

/**
 * Adds `client:intent` (directive.ts) and `client:settled` (settled.ts). In the built site they bring our own island
 * element with them (island.ts), and Astro leaves out its own, which alone is larger than all the inline script a page
 * may carry. Its style stands with the islands' (src/styles/island.css): each script and style of its own costs a hash
 * in the Content-Security-Policy too.
 *
 * Should a later Astro print these another way, its own element comes after ours, to no effect but its size, and the
 * budget test fails.
 */
export function intentDirective(): AstroIntegration {
  return {
    name: 'intent-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective, command, updateConfig }) => {
        const built = command === 'build';
        addClientDirective({ name: 'intent', entrypoint: file(built ? './built-intent.ts' : './directive.ts') });
        addClientDirective({ name: 'settled', entrypoint: file(built ? './built-settled.ts' : './settled.ts') });
        if (!built) return;
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'island-runtime',
                transform: (code: string, id: string) =>
                  id.includes('astro/dist/runtime/server/scripts.js') ? code.replace(PRINTED, '$1') : undefined,
              },
            ],
          },
        });
      },
    },
  };
}
