import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIXTURE_CONTENT } from '../support/fixture.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

export const PROJECT = path.resolve(import.meta.dirname, '../..');
const GOOD = path.join(import.meta.dirname, 'good');

/** A content folder that a test changes and restores. */
export class Folder extends TemporaryFolder {
  #undo: (() => void)[] = [];
  /** Keeps removed files until `restore`. */
  readonly #removed = new TemporaryFolder();

  /** A copy of a content folder. */
  static copy(source: string): Folder {
    const folder = new Folder();
    cpSync(source, folder.root, { recursive: true });
    return folder;
  }

  /** The fixture content as it is. */
  static fixture = () => Folder.copy(FIXTURE_CONTENT);

  /**
   * A small content without mistakes and placeholders. Its lines do not depend on the fixture; only the folders that
   * `good` lacks come from the fixture.
   */
  static good(): Folder {
    const folder = Folder.copy(GOOD);
    for (const name of readdirSync(FIXTURE_CONTENT).filter(
      (name) => !name.includes('.') && !existsSync(folder.path(name)),
    )) {
      cpSync(path.join(FIXTURE_CONTENT, name), folder.path(name), { recursive: true });
      for (const file of readdirSync(folder.path(name), { recursive: true, encoding: 'utf8' })) {
        if (!/\.mdx?$/.test(file)) continue;
        const text = folder.read(`${name}/${file}`).replace(/^placeholders:\n(?:\s+- .*\n)+/m, '');
        writeFileSync(folder.path(`${name}/${file}`), text);
      }
    }
    return folder;
  }

  /** The entry files of a folder: `menu/boba/index.md`. */
  entries(folder: string): string[] {
    const names = readdirSync(this.path(folder)).sort();
    const files = names.map((name) => (name.includes('.') ? `${folder}/${name}` : `${folder}/${name}/index.md`));
    return files.filter((file) => /\.mdx?$/.test(file) && existsSync(this.path(file)));
  }

  /** The entry file at an index; negative ones count from the end. */
  entry(folder: string, at = 0): string {
    const found = this.entries(folder).at(at);
    if (!found) throw new Error(`${folder} has no entry ${at}`);
    return found;
  }

  /** The image of an entry: `folder/name.svg`. */
  image(entry: string): string {
    const folder = path.posix.dirname(entry);
    const found = readdirSync(this.path(folder)).find((name) => /\.(svg|webp|jpg)$/.test(name));
    if (!found) throw new Error(`${folder} has no image`);
    return `${folder}/${found}`;
  }

  override write(name: string, text: string | Buffer): void {
    const file = this.path(name);
    const before = existsSync(file) ? readFileSync(file) : undefined;
    const made = mkdirSync(path.dirname(file), { recursive: true }) ?? file;
    this.#undo.unshift(() => (before ? writeFileSync(file, before) : rmSync(made, { recursive: true, force: true })));
    writeFileSync(file, text);
  }

  /** Replaces one place in a file. @throws when the place is missing, so that no mistake is left unmade */
  edit(name: string, place: string | RegExp, by: string): void {
    const before = this.read(name);
    const after = before.replace(place, () => by);
    if (after === before) throw new Error(`${name}: ${place} is not there`);
    this.write(name, after);
  }

  /** Sets a field of an entry, or adds it. */
  set(name: string, field: string, value: string): void {
    const text = this.read(name);
    const line = new RegExp(`^${field}:.*$`, 'm');
    const written = `${field}: ${value}`;
    this.write(name, line.test(text) ? text.replace(line, () => written) : text.replace('---\n', `---\n${written}\n`));
  }

  /** Copies the first entry of a folder, with some fields changed or added. */
  addCopy(folder: string, id: string, fields: Readonly<Record<string, string>>): void {
    const entry = this.entry(folder);
    const inFolder = entry.endsWith('/index.md');
    const copy = inFolder ? `${folder}/${id}/index.md` : `${folder}/${id}.md`;
    this.write(copy, this.read(entry));
    for (const [name, value] of Object.entries(fields)) this.set(copy, name, value);
    // No two entries have the same words.
    if (/\n---\n\s*\S/.test(this.read(copy))) this.edit(copy, /\s*$/, `\n\n${id}.\n`);
    if (!inFolder || !/^image:/m.test(this.read(entry))) return;
    const image = this.image(entry);
    this.write(`${folder}/${id}/${path.posix.basename(image)}`, readFileSync(this.path(image)));
  }

  rename(from: string, to: string): void {
    mkdirSync(path.dirname(this.path(to)), { recursive: true });
    renameSync(this.path(from), this.path(to));
    this.#undo.unshift(() => renameSync(this.path(to), this.path(from)));
  }

  /** Removes a file or folder. */
  remove(name: string): void {
    const kept = this.#removed.path(String(this.#undo.length));
    renameSync(this.path(name), kept);
    this.#undo.unshift(() => renameSync(kept, this.path(name)));
  }

  /** Undoes every change since the last call. */
  restore(): void {
    for (const step of this.#undo) step();
    this.#undo = [];
  }

  override [Symbol.dispose](): void {
    super[Symbol.dispose]();
    this.#removed[Symbol.dispose]();
  }
}
