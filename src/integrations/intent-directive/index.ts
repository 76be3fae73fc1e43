import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const RUNTIME = 'island';

/**
 * Adds `client:intent` (directive.ts) and `client:settled` (settled.ts), and puts our own island element (island.ts) in
 * the place of Astro's, which alone is larger than all the inline script a page may carry.
 *
 * The element is registered as a directive too: so Astro compiles it and lists its hash in the Content-Security-Policy.
 * Should a later Astro print its scripts another way, its own element is used again, and only the budget test fails.
 */
export function intentDirective(): AstroIntegration {
  return {
    name: 'intent-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective, command, updateConfig }) => {
        addClientDirective({ name: 'intent', entrypoint: file('./directive.ts') });
        addClientDirective({ name: 'settled', entrypoint: file('./settled.ts') });
        if (command !== 'build') return;
        addClientDirective({ name: RUNTIME, entrypoint: file('./island.ts') });
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'island-runtime',
                transform(code: string, id: string) {
                  if (!id.includes('astro/dist/runtime/server/scripts.js')) return undefined;
                  return code.replace(
                    /<script>\$\{[^}]*islandScript\}/,
                    `<script>\${getDirectiveScriptText(result, "${RUNTIME}")}`,
                  );
                },
              },
            ],
          },
        });
      },
    },
  };
}
