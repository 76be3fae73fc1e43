import { writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkPages } from './built-pages.ts';
import { checkContent, type Places, placesOf } from './check.ts';
import { contentWatch } from './dev-server.ts';
import { type Issue, report } from './issues.ts';
import { waitUntilMended } from './waiting-room.ts';

/** Says what is wrong and ends the build, before Astro says it in its own way. Written at once: the process ends. */
function stop(issues: readonly Issue[], after: string): never {
  writeSync(2, `\n${report(issues)}\n${after}\n`);
  process.exit(1);
}

/**
 * The content check as a part of the site: a build with a mistake in `content/` stops before it begins, a built
 * page with a link that leads nowhere stops it at the end, and `npm run dev` shows mistakes in the browser.
 */
export function contentCheck(): AstroIntegration {
  let places: Places;
  let base = '/';
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        // Vitest starts Astro as `dev` does, and must not wait for anybody.
        if ((command !== 'build' && command !== 'dev') || process.env['VITEST']) return;
        places = placesOf(fileURLToPath(config.root));
        const issues = await checkContent(places);
        if (command === 'build') {
          if (issues.length > 0) stop(issues, 'Nothing was built.');
          return;
        }
        if (issues.length > 0) await waitUntilMended(places, config.server);
        updateConfig({ vite: { plugins: [contentWatch(places)] } });
      },
      'astro:config:done': ({ config }) => {
        base = config.base;
      },
      'astro:build:done': ({ dir }) => {
        const issues = checkPages(fileURLToPath(dir), base, places);
        if (issues.length > 0) stop(issues, 'The pages were built, and must not be published.');
      },
    },
  };
}
