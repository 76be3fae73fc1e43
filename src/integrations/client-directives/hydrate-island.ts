import type { ClientDirective } from 'astro';

/**
 * Loads and hydrates an island. It has the attribute `data-failed` while its code cannot be fetched.
 * @returns whether that is so
 */
export async function hydrateIsland(load: Parameters<ClientDirective>[0], island: HTMLElement): Promise<boolean> {
  let failed = false;
  const handleError = () => {
    failed = true;
  };
  island.addEventListener('astro:hydration-error', handleError, { once: true });
  const hydrate = await load();
  await hydrate();
  island.toggleAttribute('data-failed', failed);
  return failed;
}
