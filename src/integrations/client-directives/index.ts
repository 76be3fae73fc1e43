import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Adds the hydration directives `client:intent` (intent.ts) and `client:settled` (settled.ts). */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: file('./intent.ts') });
        addClientDirective({ name: 'settled', entrypoint: file('./settled.ts') });
      },
    },
  };
}
