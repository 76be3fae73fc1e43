import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildingFolder, finalFolder, recover, refuseForeign, swap } from './swap.ts';

const bare = (folder: URL) => fileURLToPath(folder).replace(/[\\/]+$/, '');

/**
 * Builds into a folder beside the output folder and renames it into place when all of it is written, so that a build
 * that fails or is killed leaves the last good site untouched. Must be the last integration.
 * @param companion where an integration keeps files that belong to an output folder but not in it; moved along
 */
export function atomicOutput(companion?: (outDir: string) => string): AstroIntegration {
  return {
    name: 'atomic-output',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        const folder = bare(config.outDir);
        const building = buildingFolder(folder);
        const kept = companion ? [folder, companion(folder)] : [folder];
        for (const path of kept) recover(path);
        refuseForeign(folder);
        const outDir = pathToFileURL(`${building}/`);
        // Astro has worked these two out from the folder that was set before.
        updateConfig({
          outDir,
          build: { client: new URL('client/', outDir), server: new URL('server/', outDir) },
        } as unknown as Parameters<typeof updateConfig>[0]);
        process.once('exit', () => {
          for (const path of companion ? [building, companion(building)] : [building])
            rmSync(path, { recursive: true, force: true });
        });
      },
      'astro:build:done': ({ dir, logger }) => {
        const building = bare(dir);
        const alongside = companion?.(building);
        if (alongside && existsSync(alongside)) swap(alongside);
        swap(building);
        logger.info(`finished in ${finalFolder(building)}`);
      },
    },
  };
}
