import sharp, { type OverlayOptions } from 'sharp';
import eave from '~/art/eave.svg?raw';
import logo from '~/art/logo.svg?raw';
import { OUTLINE_SIZE, outline } from '~/lib/fonts/outline';
import { inner } from '~/lib/images/svg';
import { SHARE_SIZE } from '~/lib/site/head';
import { PALETTE } from '~/lib/site/palette';
import { fitHeading } from '~/outputs/print/headings';
import { bytesOf, cachedImage } from '~/outputs/print/images';
import { drawHeading } from './heading';
import type { Placed } from './scenes';

export interface ShareInput {
  readonly heading: readonly string[];
  /** Of the brand. */
  readonly name: string;
  readonly place: string;
  /** The drink's name in Malayalam. */
  readonly drinkMl: string;
  /** The home page draws its first line small, with the drink's name beside it. */
  readonly isHome: boolean;
  readonly scene: readonly Placed[];
}

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
/** Top of the counter, in pixels. */
const COUNTER = 506;
const LEFT = 74;
const FEW_COLOURS = { palette: true, colours: 160, effort: 10, compressionLevel: 9, dither: 0.6 } as const;

const goldRule = `<path d="M48 105.500H1152a22.500 22.500 0 0 0 22.500 22.500V482.500a22.500 22.500 0 0 0-22.500 22.500H48a22.500 22.500 0 0 0-22.500-22.500V128a22.500 22.500 0 0 0 22.500-22.500Z" fill="none" stroke="${PALETTE.marigold}" stroke-width="3"/>`;
const roof = `<pattern id="tiles" width="60" height="111" patternUnits="userSpaceOnUse" patternTransform="translate(0 -27)"><g transform="scale(1.0714)" fill="none">${inner(eave)}</g></pattern>`;

/** A line of text at most `room` wide, with its left or right edge at `x` and its middle at `y`. */
function stripLine(
  text: string,
  font: 'extrabold' | 'bold',
  at: { x: number; y: number; size: number; room: number; right?: boolean },
) {
  const { path, width } = outline(text, font);
  const scale = Math.min(at.size / OUTLINE_SIZE, at.room / Math.max(1, width));
  const x = at.right ? at.x - width * scale : at.x;
  return `<path transform="translate(${x} ${at.y - 52 * scale}) scale(${scale})" d="${path}"/>`;
}

/** Splits a long heading in two lines, so that it is drawn larger: these images are shown small. */
function inTwoLines(heading: readonly string[]): readonly string[] {
  const [line = ''] = heading;
  const words = line.split(' ');
  if (heading.length !== 1 || line.length < 9 || words.length < 2) return heading;
  const cuts = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return cuts.reduce((best, cut) => (longest(cut) <= longest(best) ? cut : best));
}

function base({ heading, name, place, drinkMl, isHome, scene }: ShareInput): string {
  const art = Math.max(0, ...scene.map(({ fromRight, width }) => fromRight + width / 2));
  const room = WIDTH - art - LEFT - 40;
  const outlines = inTwoLines(heading).map((line) => outline(line, 'display'));
  const [first, ...rest] = outlines;
  let [lines, top] = [fitHeading(outlines, { width: room, height: 290, largest: 150 }), 184];
  if (isHome && first && rest.length > 0) {
    lines = fitHeading(rest, { width: room, height: 250, largest: 142 }).map((line) => ({ ...line, y: line.y + 76 }));
    lines.unshift({ outline: first, scale: 0.78, x: 22, y: 0 });
    top = 142;
  }
  const size = (lines.at(-1)?.scale ?? 1) * OUTLINE_SIZE;
  // Headings of one or two lines are centred above the counter.
  if (!isHome) top += Math.max(0, (290 - lines.length * size * 0.9) / 2) + 10;
  const word = outline(drinkMl, 'narrow');
  // Beside the small first line at home, above the heading elsewhere; a longer word is drawn smaller.
  const wordScale = Math.min(isHome ? 0.335 : 0.26, (isHome ? 282 : 400) / word.width);
  const wordAt = isHome ? `translate(${LEFT + 208} 178) rotate(-4)` : `translate(${LEFT} 168)`;
  const drink = `<path transform="${wordAt} scale(${wordScale}) translate(0 -80)" fill="${PALETTE.marigold}" d="${word.path}"/>`;
  const strip = [
    stripLine(name, 'extrabold', { x: 170, y: 575, size: 34, room: 560 }),
    stripLine(place, 'bold', { x: 1126, y: 575, size: 24, room: 370, right: true }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>${roof}</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${PALETTE.green}"/>${goldRule}
<path d="M0 ${COUNTER}h${WIDTH}v14H0z" fill="${PALETTE.slab}"/><path d="M0 520h${WIDTH}v110H0z" fill="${PALETTE.milk}"/>
<g fill="${PALETTE.green}">${strip.join('')}</g>${drink}
${drawHeading(lines, { x: LEFT, y: top + size * 0.12 }, PALETTE)}
<rect y="5" width="${WIDTH}" height="84" fill="#000" opacity=".3"/><rect width="${WIDTH}" height="84" fill="url(#tiles)"/></svg>`;
}

async function layersOf({ source, fromRight, width, height, top, framed }: Placed): Promise<OverlayOptions[]> {
  const input = await bytesOf(source);
  const size = { width: Math.round(width), height: Math.round(height), fit: framed ? 'cover' : 'inside' } as const;
  const data = await cachedImage([input], size, () => sharp(input, { density: 144 }).resize(size).png().toBuffer());
  const info = await sharp(data).metadata();
  const left = Math.round(WIDTH - fromRight - info.width / 2);
  const y = Math.round(top ?? COUNTER + 6 - info.height);
  if (!framed) return [{ input: data, left, top: y }];
  const edge = 14;
  const rectangle = (size: number, background: string) => ({
    create: { width: info.width + 2 * size, height: info.height + 2 * size, channels: 3 as const, background },
  });
  return [
    { input: rectangle(edge + 4, PALETTE.ink), left: left - edge - 4, top: y - edge - 4 },
    { input: rectangle(edge, PALETTE.tile), left: left - edge, top: y - edge },
    { input: data, left, top: y },
  ];
}

/** Draws a share image: 1200 × 630 pixels, PNG of few colours. */
export async function shareImage(input: ShareInput): Promise<Buffer> {
  const mark = await sharp(Buffer.from(logo), { density: 200 }).resize(76).png().toBuffer();
  const illustrations = (await Promise.all(input.scene.map(layersOf))).flat();
  const background = base(input);
  const layers = [...illustrations, { input: mark, left: LEFT, top: 537 }];
  const images = layers.map((layer) => (layer.input instanceof Uint8Array ? layer.input : ''));
  const places = layers.map((layer) => (layer.input instanceof Uint8Array ? { ...layer, input: null } : layer));
  return cachedImage([background, ...images], [places, FEW_COLOURS], () =>
    sharp(Buffer.from(background)).composite(layers).png(FEW_COLOURS).toBuffer(),
  );
}
