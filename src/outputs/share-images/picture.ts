import sharp, { type OverlayOptions } from 'sharp';
import eave from '~/art/eave.svg?raw';
import logo from '~/art/logo.svg?raw';
import malayalam from '~/art/sarbath-malayalam.svg?raw';
import { inner } from '~/lib/images/svg';
import { SHARE_SIZE } from '~/lib/site/head';
import { OUTLINE_SIZE, outline, setSign } from '~/outputs/print/lettering';
import { PAINTS } from '~/outputs/print/paints';
import { bytesOf, drawnOnce } from '~/outputs/print/pictures';
import type { Placed } from './scenes';
import { paintSign } from './sign';

export interface ShareInput {
  /** Lines of the sign. */
  readonly heading: readonly string[];
  readonly name: string;
  readonly place: string;
  /** The home page paints its first line small, with the Malayalam word beside it. */
  readonly isHome: boolean;
  readonly scene: readonly Placed[];
}

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
/** Where the board ends and the counter begins. */
const COUNTER = 506;
const LEFT = 74;
const FEW_COLOURS = { palette: true, colours: 160, effort: 10, compressionLevel: 9, dither: 0.6 } as const;

const goldRule = `<path d="M48 105.500H1152a22.500 22.500 0 0 0 22.500 22.500V482.500a22.500 22.500 0 0 0-22.500 22.500H48a22.500 22.500 0 0 0-22.500-22.500V128a22.500 22.500 0 0 0 22.500-22.500Z" fill="none" stroke="${PAINTS.marigold}" stroke-width="3"/>`;
const roof = `<pattern id="tiles" width="60" height="111" patternUnits="userSpaceOnUse" patternTransform="translate(0 -27)"><g transform="scale(1.0714)" fill="none">${inner(eave)}</g></pattern>`;

/** A line of the strip, no wider than `room`: its left or right edge at `x`, its middle at `y`. */
async function stripLine(
  text: string,
  face: 'name' | 'strong',
  at: { x: number; y: number; size: number; room: number; right?: boolean },
) {
  const { path, width } = await outline(text, face);
  const scale = Math.min(at.size / OUTLINE_SIZE, at.room / Math.max(1, width));
  const x = at.right ? at.x - width * scale : at.x;
  return `<path transform="translate(${x} ${at.y - 52 * scale}) scale(${scale})" d="${path}"/>`;
}

/** A heading of one long line in two, so that it can be painted larger; people see these pictures small. */
function broken(heading: readonly string[]): readonly string[] {
  const [line = ''] = heading;
  const words = line.split(' ');
  if (heading.length !== 1 || line.length < 9 || words.length < 2) return heading;
  const cuts = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return cuts.reduce((best, cut) => (longest(cut) <= longest(best) ? cut : best));
}

async function base({ heading, name, place, isHome, scene }: ShareInput): Promise<string> {
  const art = Math.max(0, ...scene.map(({ fromRight, width }) => fromRight + width / 2));
  const room = WIDTH - art - LEFT - 40;
  const outlines = await Promise.all(broken(heading).map((line) => outline(line, 'sign')));
  const [first, ...rest] = outlines;
  let [lines, top] = [setSign(outlines, { width: room, height: 290, largest: 150 }), 184];
  if (isHome && first && rest.length > 0) {
    lines = setSign(rest, { width: room, height: 250, largest: 142 }).map((line) => ({ ...line, y: line.y + 76 }));
    lines.unshift({ outline: first, scale: 0.78, x: 22, y: 0 });
    top = 142;
  }
  const size = (lines.at(-1)?.scale ?? 1) * OUTLINE_SIZE;
  // Signs of one or two lines stand in the middle of the board's height.
  if (!isHome) top += Math.max(0, (290 - lines.length * size * 0.9) / 2) + 10;
  const word = isHome
    ? `<g transform="translate(${LEFT + 208} 178) rotate(-4) scale(.335)" fill="${PAINTS.marigold}">${inner(malayalam)}</g>`
    : `<g transform="translate(${LEFT} 168) scale(.26)" fill="${PAINTS.marigold}">${inner(malayalam)}</g>`;
  const strip = [
    await stripLine(name, 'name', { x: 170, y: 575, size: 34, room: 560 }),
    await stripLine(place, 'strong', { x: 1126, y: 575, size: 24, room: 370, right: true }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>${roof}</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAINTS.board}"/>${goldRule}
<path d="M0 ${COUNTER}h${WIDTH}v14H0z" fill="${PAINTS.slab}"/><path d="M0 520h${WIDTH}v110H0z" fill="${PAINTS.milk}"/>
<g fill="${PAINTS.board}">${strip.join('')}</g>${word}
${paintSign(lines, { x: LEFT, y: top + size * 0.12 }, PAINTS)}
<rect y="5" width="${WIDTH}" height="84" fill="#000" opacity=".3"/><rect width="${WIDTH}" height="84" fill="url(#tiles)"/></svg>`;
}

async function hang({ source, fromRight, width, height, top, framed }: Placed): Promise<OverlayOptions[]> {
  const input = await bytesOf(source);
  const size = { width: Math.round(width), height: Math.round(height), fit: framed ? 'cover' : 'inside' } as const;
  const data = await drawnOnce([input], size, () => sharp(input, { density: 144 }).resize(size).png().toBuffer());
  const info = await sharp(data).metadata();
  const left = Math.round(WIDTH - fromRight - info.width / 2);
  const y = Math.round(top ?? COUNTER + 6 - info.height);
  if (!framed) return [{ input: data, left, top: y }];
  const edge = 14;
  const board = (size: number, background: string) => ({
    create: { width: info.width + 2 * size, height: info.height + 2 * size, channels: 3 as const, background },
  });
  return [
    { input: board(edge + 4, PAINTS.ink), left: left - edge - 4, top: y - edge - 4 },
    { input: board(edge, PAINTS.tile), left: left - edge, top: y - edge },
    { input: data, left, top: y },
  ];
}

/** Draws a share picture: 1200 × 630 pixels, PNG of few colours. */
export async function sharePicture(input: ShareInput): Promise<Buffer> {
  const mark = await sharp(Buffer.from(logo), { density: 200 }).resize(76).png().toBuffer();
  const hung = (await Promise.all(input.scene.map(hang))).flat();
  const drawing = await base(input);
  const layers = [...hung, { input: mark, left: LEFT, top: 537 }];
  const pictures = layers.map((layer) => (layer.input instanceof Uint8Array ? layer.input : ''));
  const places = layers.map((layer) => (layer.input instanceof Uint8Array ? { ...layer, input: null } : layer));
  return drawnOnce([drawing, ...pictures], [places, FEW_COLOURS], () =>
    sharp(Buffer.from(drawing)).composite(layers).png(FEW_COLOURS).toBuffer(),
  );
}
