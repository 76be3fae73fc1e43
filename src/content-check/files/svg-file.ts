/** What an illustration may not hold. It only ever stands in `<img>`, where browsers run and load nothing; print draws it too. */
import { type Fault, fault } from '../issue.ts';

/** In pixels, each way: more than print and share images can draw. */
export const LARGEST_DRAWING = 10_000;

/** In characters. */
const LARGEST = 2_000_000;

/** Attributes before the one that is looked for, whose values may hold a `>`. */
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

/** Why an SVG file may not stand on the site; undefined when it may. */
export function svgFault(name: string, text: string): Fault | undefined {
  if (text.length > LARGEST) return fault('svgActive', { name, what: 'more than 2 MB' });
  const what = ACTIVE.find(([pattern]) => pattern.test(text))?.[1];
  if (what) return fault('svgActive', { name, what });
  if (/<(?:[\w-]+:)?text\b/i.test(text)) return fault('svgText', { name });
  const [root] = /<svg\b[^>]*>/i.exec(text) ?? [];
  if (!root || !/=["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(root)) return fault('imageUnreadable', { name });
  // Browsers ignore such a size; Typst, which draws the brochure, does not.
  return (/\sviewbox\s*=/i.test(root) && !/\sviewBox\s*=/.test(root)) ||
    /\s(?:width|height)\s*=\s*["'](?:-|0+(?:\.0+)?[a-z%]*["'])/i.test(root)
    ? fault('svgSize', { name, limit: LARGEST_DRAWING })
    : undefined;
}
