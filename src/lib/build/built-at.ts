const moments = globalThis as { builtAt?: Date };
moments.builtAt ??= new Date();

/** Time of the build. A global, because Astro runs the loader and the pages in separate module graphs. */
export const { builtAt } = moments as { builtAt: Date };
