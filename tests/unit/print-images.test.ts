import sharp from 'sharp';
import { expect, test } from 'vitest';
import { entryImage } from '~/print/images';
import { TemporaryFolder } from '../support/temporary-folder';

test('prints a photo upright and on white, and the first frame of an animation', async () => {
  using folder = new TemporaryFolder();
  const print = (name: string) => {
    folder.write('menu/boba/index.md', `---\nname: Boba\nimage: ./${name}\n---\n`);
    return entryImage({ id: 'boba', collection: 'menu', filePath: folder.path('menu/boba/index.md') });
  };
  const flat = (background = '#0c3a2c') => ({ create: { width: 40, height: 20, channels: 3, background } }) as const;
  const frames = ['#0c3a2c', '#f2b233'].map((colour) => sharp(flat(colour)).png().toBuffer());
  folder.write('menu/boba/turned.jpg', await sharp(flat()).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
  folder.write('menu/boba/moving.webp', moving);
  const sizeOf = async (image: string) => {
    const { bytes } = await print(image);
    const { width, height } = await sharp(bytes).metadata();
    return [width, height];
  };
  expect([await sizeOf('turned.jpg'), await sizeOf('moving.webp')]).toEqual([
    [20, 40],
    [40, 20],
  ]);
  // JPEG would turn transparent pixels black.
  const nothing = { create: { width: 9, height: 9, channels: 4, background: '#0000' } } as const;
  folder.write('menu/boba/clear.png', await sharp(nothing).png().toBuffer());
  expect((await sharp((await print('clear.png')).bytes).stats()).channels.map(({ min }) => min)).toEqual([
    255, 255, 255,
  ]);
});
