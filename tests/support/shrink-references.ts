/** Rewrites the reference screenshots with a palette of 256 colours: a fifth of the bytes, with no visible difference. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../browser/visual');
for (const name of readdirSync(folder).filter((one) => one.endsWith('.png'))) {
  const before = readFileSync(join(folder, name));
  const after = await sharp(before).png({ palette: true, effort: 10 }).toBuffer();
  if (after.length < before.length) writeFileSync(join(folder, name), after);
}
