/** What only the build does with what is pasted; the rest is in inputs.yaml. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { normalizeFields } from '~/lib/format/normalize';
import { entryImage } from '~/print/images';
import { TemporaryFolder } from '../support/temporary-folder';

test.each([
  ['2027-01-14', '2027-01-14'],
  ['2027-01-14T18:30:00Z', '2027-01-15'],
])('the point in time that Astro makes of a bare %s is the day %s in India', (moment, day) => {
  expect(normalizeFields({ publishOn: new Date(moment) }, undefined)).toEqual({ publishOn: day });
});

test('print stands a photo upright, and takes the first frame of a moving one', async () => {
  using folder = new TemporaryFolder();
  const flat = (height: number) => ({ create: { width: 40, height, channels: 3, background: '#0c3a2c' } }) as const;
  const frame = await sharp(flat(20)).png().toBuffer();
  folder.write('menu/boba/turned.jpg', await sharp(flat(20)).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  folder.write(
    'menu/boba/moving.webp',
    await sharp([frame, frame], { join: { animated: true } })
      .webp()
      .toBuffer(),
  );
  const sizeOf = async (image: string) => {
    folder.write('menu/boba/index.md', `---\nimage: ./${image}\n---\n`);
    const { bytes } = await entryImage({ id: 'boba', collection: 'menu', filePath: folder.path('menu/boba/index.md') });
    const { width, height } = await sharp(bytes).metadata();
    return [width, height];
  };
  expect([await sizeOf('turned.jpg'), await sizeOf('moving.webp')]).toEqual([
    [20, 40],
    [40, 20],
  ]);
});
