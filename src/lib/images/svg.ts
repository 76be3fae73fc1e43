/** What is drawn in an SVG file's text, without the `<svg>` around it: for a drawing that becomes part of another. */
export const inner = (svg: string): string => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
