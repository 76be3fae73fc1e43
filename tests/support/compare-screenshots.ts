import sharp from 'sharp';

/** Side of the squares whose mean colours are compared, in pixels: text rendering of other Chromium releases averages out. */
const SQUARE = 8;
/** How far a square may move up or down, in pixels: rounded line heights add up along a page. */
const DRIFT = 3;
/** Visible difference of the mean of a colour channel, of 255. */
const SEEN = 24;

export interface Difference {
  /** Top left corners of the squares that differ, in pixels. */
  readonly places: ReadonlyArray<{ readonly x: number; readonly y: number }>;
  /** Pixels by which the first screenshot is taller. */
  readonly height: number;
}

/** Mean colour of every square of a screenshot, `top` pixels below its upper edge. */
const means = (png: Buffer, top: number, across: number, down: number): Promise<Buffer> =>
  sharp(png)
    .removeAlpha()
    .extract({ left: 0, top, width: across * SQUARE, height: down * SQUARE })
    .resize(across, down, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();

/**
 * Compares two screenshots as a person would. A count of pixels would miss a recoloured button on a long page, but report
 * different antialiasing.
 * @param actual,expected PNGs of one width
 * @throws when they are not equally wide
 */
export async function compare(actual: Buffer, expected: Buffer): Promise<Difference> {
  const [one, other] = await Promise.all([sharp(actual).metadata(), sharp(expected).metadata()]);
  if (one.width !== other.width)
    throw new Error(`One screenshot is ${one.width} pixels wide, the other ${other.width}.`);
  const across = Math.floor(one.width / SQUARE);
  const down = Math.floor((Math.min(one.height, other.height) - 2 * DRIFT) / SQUARE);
  const seen = await means(actual, DRIFT, across, down);
  const known = await Promise.all(
    Array.from({ length: 2 * DRIFT + 1 }, (_, top) => means(expected, top, across, down)),
  );
  const differs = (square: number) =>
    known.every((expectedMeans) =>
      [0, 1, 2].some((channel) => {
        const at = square * 3 + channel;
        return Math.abs((seen[at] ?? 0) - (expectedMeans[at] ?? 0)) > SEEN;
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
