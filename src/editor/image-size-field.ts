/** The line under an image field: how large a new image is, and whether that is enough for its place. */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { sizeWarning } from '../content-check/images.ts';
import { cmsGlobals } from './cms-globals.ts';
import { type EntryData, FORM_ONLY } from './entry-file.ts';

/** The name that the field is registered under. */
export const IMAGE_SIZE_WIDGET = 'image-size';

/** The part of an image that its frame may hide before somebody is asked. */
const MUCH = 0.3;
const CUT = 'is cut off';

/** What the form says of new images that much is cut off of. */
export const cutLines = (data: EntryData): string[] =>
  Object.entries(data).flatMap(([name, line]) => {
    return name.endsWith(FORM_ONLY) && String(line).includes(CUT) ? [String(line)] : [];
  });

/** What is said of a new image. */
export function sizeLine({ width, height }: { width: number; height: number }, shape: number | undefined): string {
  const size = `${width} × ${height} pixels.`;
  const hidden = shape ? 1 - width / height / shape : 0;
  if (hidden < MUCH) return size;
  return `${size} The photo is upright and its frame is wide: ${Math.round(hidden * 100)}% of it, above and below, ${CUT}.`;
}

const imageIn = ({ entry, field }: CustomFieldControlProps): unknown =>
  entry?.getIn(['data', String(field.get('image'))]);

/** What is said of an image that the form holds until it is saved, and what is wrong with it. An SVG has any size. */
async function look(props: CustomFieldControlProps): Promise<{ line: string; fault?: string | undefined }> {
  const url = imageIn(props);
  if (typeof url !== 'string' || !url.startsWith('blob:')) return { line: '' };
  const file = await (await fetch(url)).blob();
  if (file.type === 'image/svg+xml') return { line: '' };
  const size = await createImageBitmap(file).catch(() => undefined);
  if (!size) return { line: 'Not an image', fault: 'This image cannot be read. Save it again as JPEG or WebP.' };
  const shape = props.field.get('shape') as number | undefined;
  const warning = sizeWarning(size, { minWidth: Number(props.field.get('minWidth') ?? 0), shape });
  return { line: warning ?? sizeLine(size, shape) };
}

/** Makes the field once the editor's program has loaded. Its value is what it shows, which no file gets. */
export function imageSizeField(): CustomFieldControl {
  const { createClass, h } = cmsGlobals();
  return createClass({
    /** A new value makes the editor ask again whether the field is valid. */
    async componentDidUpdate(before: CustomFieldControlProps) {
      if (imageIn(this.props) !== imageIn(before)) this.props.onChange((await look(this.props)).line);
    },
    async isValid() {
      const { fault: message } = await look(this.props);
      return message ? { error: { message } } : true;
    },
    render() {
      return h('output', { id: this.props.forID }, String(this.props.value ?? ''));
    },
  });
}
