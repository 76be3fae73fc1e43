import sharp from 'sharp';

/** Side of a square whose mean colour is compared, in pixels: letters drawn by another release of Chromium average out. */
const SQUARE = 8;
/** How far a square may have moved up or down, in pixels: rounding of line heights adds up along a page. */
const DRIFT = 3;
/** By how much, of 255, the mean of a colour channel must differ to be seen. */
const SEEN = 24;

export interface Difference {
  /** Left upper corners of the squares that differ, in pixels. */
  readonly places: ReadonlyArray<{ readonly x: number; readonly y: number }>;
  /** Pixels by which the first picture is higher. */
  readonly height: number;
}

/** Mean colour of every square of a picture, from a number of pixels below its top. */
const means = (png: Buffer, top: number, across: number, down: number): Promise<Buffer> =>
  sharp(png)
    .removeAlpha()
    .extract({ left: 0, top, width: across * SQUARE, height: down * SQUARE })
    .resize(across, down, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();

/**
 * Where two pictures of a page differ to the eye. Not a count of pixels, which a recoloured button on a long page would
 * hardly raise and another antialiasing would.
 * @param actual,expected PNGs of one width
 * @throws when they are not equally wide
 */
export async function compare(actual: Buffer, expected: Buffer): Promise<Difference> {
  const [one, other] = await Promise.all([sharp(actual).metadata(), sharp(expected).metadata()]);
  if (one.width !== other.width) throw new Error(`One picture is ${one.width} pixels wide, the other ${other.width}.`);
  const across = Math.floor(one.width / SQUARE);
  const down = Math.floor((Math.min(one.height, other.height) - 2 * DRIFT) / SQUARE);
  const seen = await means(actual, DRIFT, across, down);
  const known = await Promise.all(
    Array.from({ length: 2 * DRIFT + 1 }, (_, top) => means(expected, top, across, down)),
  );
  const differs = (square: number) =>
    known.every((picture) =>
      [0, 1, 2].some((channel) => {
        const at = square * 3 + channel;
        return Math.abs((seen[at] ?? 0) - (picture[at] ?? 0)) > SEEN;
      }),
    );
  const squares = Array.from({ length: across * down }, (_, square) => square).filter(differs);
  return {
    places: squares.map((square) => ({
      x: (square % across) * SQUARE,
      y: Math.floor(square / across) * SQUARE + DRIFT,
    })),
    height: one.height - other.height,
  };
}
