/** `node src/publish/live.ts URL COMMIT`: asks the live site which commit it shows, and fails when it is another one. */
import { setTimeout as pause } from 'node:timers/promises';
import { fetchRelease } from '../lib/site/release.ts';

/** How long hosts and their caches may take. */
const TRIES = 20;
const PAUSE_MS = 15_000;

/**
 * Asks until the site shows a commit.
 * @param site URL of the site
 * @returns what it shows at last, in a sentence; undefined once it is that commit
 */
export async function notLive(site: string, commit: string, tries = TRIES, ms = PAUSE_MS): Promise<string | undefined> {
  for (let left = tries; ; left -= 1) {
    const release = await fetchRelease(site);
    if (release?.commit === commit) return undefined;
    if (left <= 1) {
      if (!release) return `${site}/release.json does not answer.`;
      return `${site} shows commit ${release.commit ?? 'unknown'} from ${release.builtAt}, and not ${commit}.`;
    }
    await pause(ms);
  }
}

if (import.meta.main) {
  const [site = '', commit = ''] = process.argv.slice(2);
  const fault = await notLive(site, commit);
  console.log(fault ? `::error::${fault}` : `${site} shows commit ${commit}.`);
  process.exitCode = fault ? 1 : 0;
}
