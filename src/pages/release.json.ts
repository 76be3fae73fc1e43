import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { APIRoute } from 'astro';
import { builtAt } from '~/lib/build/built-at';
import { builtCommit } from '~/lib/build/commit';
import { contentDir } from '~/lib/build/environment';
import { getPublishedFiles } from '~/lib/content';
import type { Release } from '~/lib/site/release';

/** Tells the workflow and the editor what is live. */
export const GET: APIRoute = async () => {
  const content = resolve(contentDir(process.env));
  const files = await Promise.all(
    (await getPublishedFiles()).map(async (file) => {
      const hash = createHash('sha256').update(await readFile(resolve(file)));
      return [relative(content, file).replaceAll('\\', '/'), hash.digest('hex')] as const;
    }),
  );
  const commit = builtCommit(process.env, process.cwd());
  const release: Release = {
    ...(commit && { commit }),
    builtAt: builtAt.toISOString(),
    files: Object.fromEntries(files),
  };
  return Response.json(release);
};
