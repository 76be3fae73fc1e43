import { writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent, placesOf } from './check.ts';
import { contentWatch } from './dev-server.ts';
import { type Issue, report } from './issues.ts';
import { waitUntilMended } from './waiting-room.ts';

/** Says what is wrong and ends the build, before Astro says it in its own way. Written at once: the process ends. */
function stop(issues: readonly Issue[]): never {
  writeSync(2, `\n${report(issues)}\nNothing was built.\n`);
  process.exit(1);
}

/**
 * The content check as a part of the site: a build with a mistake in `content/` stops before it begins, and `npm run dev` shows mistakes in the browser.
 */
export function contentCheck(): AstroIntegration {
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
        if (issues.length > 0) await waitUntilMended(places, config.server);
        updateConfig({ vite: { plugins: [contentWatch(places)] } });
      },
    },
  };
}
