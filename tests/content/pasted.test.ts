/** What only the build does with what is pasted; the rest is in inputs.yaml. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { normalizeFields } from '~/lib/format/normalize';
import service from '~/lib/images/service';
import { entryImage } from '~/print/images';
import { TemporaryFolder } from '../support/temporary-folder';

test.each([
  ['2027-01-14', '2027-01-14'],
  ['2027-01-14T18:30:00Z', '2027-01-15'],
])('the point in time that Astro makes of a bare %s is the day %s in India', (moment, day) => {
  expect(normalizeFields({ publishOn: new Date(moment) }, undefined)).toEqual({ publishOn: day });
});

test.each([
  ['time', '\u200b“９:３０ \u200dｐ\u200dｍ”\u200b', '21:30'],
  ['time', '24:30', '24:30'],
  ['date', '2027–1–14', '2027-01-14'],
  ['date', '14\u00a0 January \t2027', '2027-01-14'],
  ['date', '05/05/2027', '2027-05-05'],
  ['line', 'Three\n cafe\u0301\ns', 'Three caf\u00e9 s'],
] as const)('a %s is read as it is meant: %j is %j', (kind, written, meant) => {
  expect(normalizeFields({ field: written }, { properties: { field: { kind } } })).toEqual({ field: meant });
});

test('print stands a photo upright and on white; print and pages take the first frame of a moving one', async () => {
  using folder = new TemporaryFolder();
  const print = (name: string) => {
    const filePath = folder.path('menu/boba/index.md');
    const entry = { id: 'boba', collection: 'menu', filePath, assetImports: [`./${name}`] };
    return entryImage(entry);
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
  // Black is what JPEG makes of nothing.
  const nothing = { create: { width: 9, height: 9, channels: 4, background: '#0000' } } as const;
  folder.write('menu/boba/clear.png', await sharp(nothing).png().toBuffer());
  expect((await sharp((await print('clear.png')).bytes).stats()).channels.map(({ min }) => min)).toEqual([
    255, 255, 255,
  ]);
  const as = { src: 'moving.webp', format: 'avif', width: 40 };
  const { data } = await service.transform(moving, as, { service: { config: {} } } as never, {} as never);
  expect(await sharp(data).metadata()).toMatchObject({ width: 40, height: 20 });
});
