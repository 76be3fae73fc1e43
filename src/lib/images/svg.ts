/** The markup inside the `<svg>` element, for use in another SVG. */
export const inner = (svg: string): string => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
