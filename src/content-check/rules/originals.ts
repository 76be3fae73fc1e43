import { type Content, isRaster, LABEL } from '../content.ts';
import type { Issue } from '../issues.ts';

/** What is wrong with raster images wherever they are used. */
export async function originalsRule({ files: { images }, others }: Content): Promise<Issue[]> {
  const issues = others.filter(isRaster).map(async (file): Promise<Issue[]> => {
    const faults = (await images?.originalFaults(file)) ?? [];
    return faults.map((text) => ({ file: `${LABEL}/${file}`, text }));
  });
  return (await Promise.all(issues)).flat();
}
