import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOf } from '../../lib/build/front-matter.ts';
import { MAP_HOSTS } from '../../schemas/hosts.ts';
import type { SiteChoices } from './policy.ts';

/**
 * Reads what the policy depends on from the site's content. The content check has been there before and speaks of
 * mistakes in words; what is not usable here falls to the stricter side.
 * @param contentDir folder of the content
 */
export function readSiteChoices(contentDir: string): SiteChoices {
  const data: { map?: { provider?: string }; formAction?: string } = fieldsOf(
    readFileSync(join(contentDir, 'site/index.md'), 'utf8'),
  );
  const provider = data.map?.provider;
  const { formAction } = data;
  return {
    map: provider && provider in MAP_HOSTS ? (provider as SiteChoices['map']) : 'google',
    ...(formAction && URL.canParse(formAction) && { formAction }),
  };
}
