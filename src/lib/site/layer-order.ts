/** The cascade layers of every page, weakest first. The first mention of a layer ranks it (CSS Cascade 5, 6.4.3). */
export const LAYER_ORDER = '@layer reset, tokens, base, compositions, components, utilities;';
