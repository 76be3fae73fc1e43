import sharp from 'sharp';

/** A photo without detail. */
export const photo = ({
  width = 1200,
  height = 900,
  format = 'jpeg',
}: {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png';
}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#d02020' } })
    .toFormat(format)
    .toBuffer();
