/** The line under an image field: how large a new image is, and whether that is enough for its place. */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { sizeFault } from '../content-check/images.ts';
import { formNames } from '../content-check/names.ts';
import { sentence } from '../content-check/sentences.ts';
import { cmsGlobals } from './cms-globals.ts';

/** The name that the field is registered under. */
export const IMAGE_SIZE_WIDGET = 'image-size';

/** The part of an image that its frame may hide before somebody is asked. */
const MUCH = 0.3;
const CUT = 'is cut off';

/** Whether the line under an image says that much of it is cut off. */
export const isCut = (line: string): boolean => line.includes(CUT);

/** What is said of a new image. */
export function sizeLine({ width, height }: { width: number; height: number }, shape: number | undefined): string {
  const size = `${width} × ${height} pixels.`;
  const hidden = shape ? 1 - width / height / shape : 0;
  if (hidden < MUCH) return size;
  return `${size} The photo is upright and its frame is wide: ${Math.round(hidden * 100)}% of it, above and below, ${CUT}.`;
}

/** Reads an image that the form holds until it is saved; undefined for one that is there already, and for SVG. */
async function sizeOf(url: unknown): Promise<{ width: number; height: number } | undefined> {
  if (typeof url !== 'string' || !url.startsWith('blob:')) return undefined;
  const file = await (await fetch(url)).blob();
  if (file.type === 'image/svg+xml') return undefined;
  const { width, height } = await createImageBitmap(file);
  return { width, height };
}

const imageIn = ({ entry, field }: CustomFieldControlProps): unknown =>
  entry?.getIn(['data', String(field.get('image'))]);

/** Makes the field once the editor's program has loaded. Its value is what it shows, which no file gets. */
export function imageSizeField(): CustomFieldControl {
  const { createClass, h } = cmsGlobals();
  return createClass({
    /** A new value makes the editor ask again whether the field is valid. */
    async componentDidUpdate(before: CustomFieldControlProps) {
      const image = imageIn(this.props);
      if (image === imageIn(before)) return;
      const size = await sizeOf(image).catch(() => null);
      const shape = this.props.field.get('shape') as number | undefined;
      this.props.onChange(size ? sizeLine(size, shape) : size === null ? 'Not an image' : '');
    },
    async isValid() {
      const size = await sizeOf(imageIn(this.props)).catch(() => null);
      if (size === null) return { error: { message: 'This image cannot be read. Save it again as JPEG or WebP.' } };
      const { field } = this.props;
      const frame = { minWidth: Number(field.get('minWidth') ?? 0), shape: field.get('shape') as number | undefined };
      const fault = size && sizeFault('', size, frame);
      return fault ? { error: { message: sentence(fault, formNames('', [])('')) } } : true;
    },
    render() {
      return h('output', { id: this.props.forID }, String(this.props.value ?? ''));
    },
  });
}
