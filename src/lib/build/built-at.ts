const moments = globalThis as { builtAt?: Date };
moments.builtAt ??= new Date();

/** The moment of the build: one for the loader and for pages, which Astro runs in separate module graphs. */
export const { builtAt } = moments as { builtAt: Date };
