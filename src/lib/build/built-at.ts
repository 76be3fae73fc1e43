const moments = globalThis as { builtAt?: Date };
moments.builtAt ??= new Date();

/** Time of the build, shared by the loader and the pages, which Astro runs in separate module graphs. */
export const { builtAt } = moments as { builtAt: Date };
