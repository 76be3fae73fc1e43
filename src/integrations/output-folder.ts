import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Stops a build that would replace anything but an earlier build: Astro empties its output folder first. */
export function outputFolder(): AstroIntegration {
  return {
    name: 'output-folder',
    hooks: {
      'astro:config:setup': ({ command, config }) => {
        if (command !== 'build') return;
        const folder = fileURLToPath(config.outDir);
        const names = existsSync(folder) ? readdirSync(folder) : [];
        // A build that was killed early has copied no more than this.
        const copied = readdirSync(config.publicDir);
        if (names.includes('_astro') || names.every((name) => copied.includes(name))) return;
        throw new Error(
          `OUT_DIR: ${folder} has files that no build wrote, and a build would remove them all. Choose an empty or a new folder, or empty this one yourself.`,
        );
      },
    },
  };
}
