/** Refuses active SVG. Pages show SVG only in `<img>`, where browsers run no script and load nothing; Typst draws it too. */

/** In characters. */
const MAX_LENGTH = 2_000_000;

/** Matches a tag up to an attribute; values of other attributes may contain `>`. */
const TAG = /<[^\s!/?](?:[^>"']|"[^"]*"|'[^']*')*?/.source;

const ACTIVE: readonly [RegExp, string][] = [
  [/<(?:[^\s<>/:]+:)?(?:script|handler|listener|animate\w*|set)\b/i, 'a script or an animation'],
  [new RegExp(`${TAG}\\son\\w+\\s*=`, 'i'), 'a script'],
  [/<!ENTITY|<!DOCTYPE[^>]*\[/i, 'entities (<!DOCTYPE …>)'],
  [/<(?:[^\s<>/:]+:)?(?:foreignObject|iframe|embed|object|audio|video|img|link|meta|form)\b/i, 'HTML (foreignObject)'],
  [/@font-face|<\?xml-stylesheet/i, 'a font or a stylesheet of its own'],
  [/[\s:]href\s*=\s*["'](?!\s*(?:#|data:image\/(?:png|jpe?g|webp|gif);))/i, 'a link'],
  [/@import|image-set\(|url\(\s*["']?(?!\s*(?:#|data:image\/))|<style[^>]*>[^<]*\\/i, 'something from elsewhere'],
];

/** Returns why an SVG file is refused; undefined if it is fine. */
export function svgFault(text: string): string | undefined {
  const what = text.length > MAX_LENGTH ? 'more than 2 MB' : ACTIVE.find(([pattern]) => pattern.test(text))?.[1];
  if (what) return `The drawing holds ${what}. Save it as plain SVG.`;
  const [root] = /<svg\b[^>]*>/i.exec(text) ?? [];
  const isSvg = root && /=["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(root);
  return isSvg ? undefined : 'This file is not an SVG. Save the drawing again.';
}
