/** The three shelves of the menu. Their visible names are in content/pages/products.md. */
export const CATEGORIES = ['classic', 'special', 'premium'] as const;
export type Category = (typeof CATEGORIES)[number];
