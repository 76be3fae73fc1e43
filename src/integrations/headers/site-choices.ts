import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { MAP_HOSTS } from '../../schemas/hosts.ts';
import type { SiteChoices } from './policy.ts';

/**
 * Reads what the policy depends on from the site's content. The content check has been there before and speaks of
 * mistakes in words; what is not usable here falls to the stricter side.
 * @param contentDir folder of the content
 */
export function readSiteChoices(contentDir: string): SiteChoices {
  const text = readFileSync(join(contentDir, 'site/index.md'), 'utf8').replace(/^\uFEFF/, '');
  const front = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
  const data = parse(front) as { map?: { provider?: string }; formAction?: string } | null;
  const provider = data?.map?.provider;
  const formAction = data?.formAction;
  return {
    map: provider && provider in MAP_HOSTS ? (provider as SiteChoices['map']) : 'google',
    ...(formAction && URL.canParse(formAction) && { formAction }),
  };
}
