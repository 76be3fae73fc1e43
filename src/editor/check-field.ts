/** The field at the top of each form. It checks the entry: errors prevent the save, warnings are only shown. */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { CONTENT_ROOT } from '../content-check/content.ts';
import { cmsGlobals } from './cms-globals.ts';
import { type EntryData, writeForm } from './entry-file.ts';
import type { SavedEntry, Verdict } from './save-check.ts';

/** The name that the field is registered under. */
export const CHECK_WIDGET = 'check';

/** Enough for React to render the new values. */
const RENDER_MS = 300;

/** Returns the file of the form. New entries and images get a temporary name: the CMS names them only when it saves. */
function entryIn({ entry, field }: CustomFieldControlProps): { saved: SavedEntry; data: EntryData } {
  const { path, data } = (entry?.toJS() ?? {}) as { path?: string; data: EntryData };
  const name = path ? path.slice(CONTENT_ROOT.length + 1) : String(field.get('newFile'));
  return { saved: { name, text: writeForm(data).replace(/\bblob:[^\s'")]+/g, './new-image.webp') }, data };
}

/**
 * Creates the field; call it after the CMS has loaded. The CMS calls `isValid` at each change and before each save.
 * @param check takes the entry as it was opened, or undefined for a new one, and as it is now, with its fields
 */
export function checkField(
  check: (before: SavedEntry | undefined, after: SavedEntry, data: EntryData) => Promise<Verdict>,
): CustomFieldControl {
  const { createClass, h } = cmsGlobals();
  let before: SavedEntry | undefined;
  return createClass<{ readonly warnings: readonly string[] }>({
    getInitialState: () => ({ warnings: [] }),
    componentDidMount() {
      before = this.props.entry?.get('path') ? entryIn(this.props).saved : undefined;
    },
    async isValid() {
      await new Promise((done) => setTimeout(done, RENDER_MS));
      const { saved, data } = entryIn(this.props);
      const { errors, warnings } = await check(before, saved, data);
      this.setState({ warnings });
      return errors.length === 0 || { error: { message: errors.join(' ') } };
    },
    render() {
      const lines = this.state.warnings.map((text) => h('li', { key: text }, text));
      return h('output', { id: this.props.forID }, lines.length > 0 && h('ul', null, ...lines));
    },
  });
}
