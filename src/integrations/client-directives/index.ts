import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Adds the hydration directive `client:intent`. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: file('./intent.ts') });
      },
    },
  };
}
