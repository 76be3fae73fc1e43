import { writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent, placesOf } from '../../content-check/files/check.ts';
import { type Issue, report } from '../../content-check/issues.ts';
import { contentWatch } from './dev-server.ts';
import { serveErrors } from './error-server.ts';

/** Prints the errors and ends the build before Astro reports them in its own way. */
function stop(issues: readonly Issue[]): never {
  writeSync(2, `\n${report(issues)}\nNothing was built.\n`);
  process.exit(1);
}

/** Stops a build with errors in the content, and shows them in the browser under `npm run dev`. */
export function contentErrors(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        // Vitest starts Astro as `dev` does, and must not wait for anybody.
        if ((command !== 'build' && command !== 'dev') || process.env['VITEST']) return;
        const places = placesOf(fileURLToPath(config.root));
        const issues = await checkContent(places);
        if (command === 'build') {
          if (issues.length > 0) stop(issues);
          return;
        }
        if (issues.length > 0) await serveErrors(places, config.server);
        updateConfig({ vite: { plugins: [contentWatch(places)] } });
      },
    },
  };
}
