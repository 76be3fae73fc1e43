/** The editor at /admin as its user sees it, with the browser's private storage in place of the project's folder. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { checkContent } from '../../src/content-check/files/check.ts';
import { issueLine } from '../../src/content-check/report.ts';
import { serve } from '../../src/publish/serve.ts';
import { Folder } from '../content/folder.ts';
import { FIXTURE_CONTENT } from '../support/fixture.ts';
import { BUILT_EDITOR, PROJECT } from './built-editor.ts';

/** The files of the original content, by their paths within the content folder. */
export const FILES: readonly string[] = readdirSync(FIXTURE_CONTENT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(FIXTURE_CONTENT, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/** The pages of the editor, wherever it keeps its entries. */
export class EditorPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  collection(name: string): Locator {
    return this.page.getByRole('treeitem', { name, exact: true });
  }

  /** Presses something until that has worked, again if need be: the CMS loses a press while it draws anew. */
  async press(button: Locator, hasWorked: () => Promise<boolean>): Promise<void> {
    await expect(async () => {
      if (!(await hasWorked())) await button.click({ timeout: 5_000 });
      await expect.poll(hasWorked, { timeout: 10_000, intervals: [50] }).toBe(true);
    }).toPass();
  }

  /** Presses what shows something. */
  show = (shown: Locator, button: Locator) => this.press(button, () => shown.isVisible());

  /** The first field of the form that is open. */
  get form(): Locator {
    return this.page.locator('[data-key-path]').first();
  }

  /** Begins a new entry of the collection whose list is open. */
  create = () => this.show(this.form, this.page.getByRole('button', { name: 'Create New Entry' }));

  /** Opens an entry of the list that is open. */
  openRow = (name: RegExp) => this.show(this.form, this.page.getByText(name).first());

  /** Goes where a click in the editor would lead, for example `menu` or `menu/entries/boba/index`. */
  async go(place: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, `/collections/${place}`);
  }

  /** The part of a form that belongs to a field, for example `price` or `address.city`. */
  field(path: string): Locator {
    return this.page.locator(`[data-key-path="${path}"]`).first();
  }

  /** Where a text or number is typed; each field has a hidden one for files too. */
  box(path: string): Locator {
    return this.field(path).locator('input:not([type=file]), textarea').first();
  }

  /** Brings a field of a form into view, turning the wheel until it is there: forms show fields as they come into view. */
  async scrollTo(path: string): Promise<Locator> {
    const field = this.field(path);
    if (await field.isVisible()) return field;
    await expect(async () => {
      if ((await field.count()) === 0) {
        await this.page.getByRole('group', { name: /^Edit / }).hover();
        await this.page.mouse.wheel(0, 500);
        throw new Error(`${path} is not in the form yet.`);
      }
      await field.scrollIntoViewIfNeeded({ timeout: 500 });
      await expect(field).toBeInViewport({ timeout: 500 });
    }).toPass({ timeout: 20_000, intervals: [50] });
    return field;
  }

  /** Waits until nothing moves: a form that is still sliding in starts again from what is saved. */
  #settle = () =>
    this.page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

  /**
   * Fills a text or number field, again if need be: a form that has just opened takes the focus for itself once it has
   * slid in, and what is being filled in at that moment goes nowhere.
   */
  async fill(path: string, value: string): Promise<void> {
    await this.scrollTo(path);
    const box = this.box(path);
    await expect(async () => {
      await this.#settle();
      await box.fill(value);
      await this.#settle();
      await expect(box).toHaveValue(value, { timeout: 500 });
    }).toPass({ timeout: 15_000 });
  }

  /** Opens a group of a form, once that has slid in: until then it closes again. */
  async expand(path: string): Promise<void> {
    const field = await this.scrollTo(path);
    const toggle = field.getByRole('button', { name: /^(?:Expand|Collapse)$/ }).first();
    await this.press(toggle, async () => {
      await this.#settle();
      return (await toggle.getAttribute('aria-expanded')) === 'true';
    });
  }

  /** Turns a switch or a box on or off. */
  turn = (toggle: Locator, checked: boolean) => this.press(toggle, async () => (await toggle.isChecked()) === checked);

  /** Turns a switch on, wherever in the form it is. */
  async turnOn(path: string): Promise<void> {
    const field = await this.scrollTo(path);
    await this.turn(field.getByRole('switch'), true);
  }

  /** Types at the end of a rich text, for the same reason only once the caret is there to stay. */
  async write(path: string, words: string): Promise<void> {
    const box = this.field(path).getByRole('textbox').last();
    await this.press(box, async () => {
      await this.#settle();
      return box.evaluate((element) => element === document.activeElement);
    });
    await this.page.keyboard.press('Control+End');
    await this.page.keyboard.type(words);
    // Markdown of a link has become one.
    await expect(box).toContainText(words.replace(/\[(.*)\]\(.*\)/, '$1').trim());
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  /** What is asked or refused before a save. */
  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Not saved yet' });
  }

  /** Saves, and waits until the form slides out; `anyway` also saves what staff are asked about before. */
  async save({ anyway = false } = {}): Promise<void> {
    const fields = this.page.locator('[data-key-path]');
    const isAnswered = async () => (await fields.count()) === 0 || (await this.dialog.isVisible());
    await this.press(this.saveButton, isAnswered);
    if (anyway && (await this.dialog.isVisible())) {
      for (const box of await this.dialog.getByRole('checkbox').all()) await box.check();
      await this.dialog.getByRole('button', { name: /^Save/ }).click();
    }
    await expect(fields).toHaveCount(0);
  }

  /** Presses Save where that is refused or asked about, until something says so. */
  refuse = (said = this.dialog) => this.show(said, this.saveButton);
}

/** The editor with a folder of the browser's private storage. */
export class Editor extends EditorPage {
  #openedAt = 0;

  /** Opens the editor of a site on the original content. */
  async open(origin: string): Promise<void> {
    const files = FILES.map((file) => [file, readFileSync(path.join(FIXTURE_CONTENT, file), 'base64')] as const);
    await this.page.goto(`${origin}/favicon.svg`);
    await this.page.evaluate(async (all) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle('.git', { create: true });
      const put = async ([file, bytes]: (typeof all)[number]) => {
        const steps = ['content', ...file.split('/')];
        let folder = root;
        for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step, { create: true });
        const handle = await folder.getFileHandle(steps.at(-1) ?? '', { create: true });
        const stream = await handle.createWritable();
        await stream.write(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)));
        await stream.close();
      };
      await Promise.all(all.map(put));
    }, files);
    this.#openedAt = Date.now();
    await this.page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await this.page.goto(`${origin}/admin`);
    await this.show(this.collection('Menu'), this.page.getByRole('button', { name: 'Work with Local Repository' }));
  }

  /** The files that the editor has written since it was opened. */
  async files(): Promise<Map<string, Buffer>> {
    const files = await this.page.evaluate(async (openedAt) => {
      const found: [name: string, base64: string][] = [];
      const look = async (folder: FileSystemDirectoryHandle, above: string): Promise<void> => {
        for await (const handle of folder.values()) {
          const name = above + handle.name;
          if (handle.kind === 'directory') await look(handle, `${name}/`);
          else {
            // The editor may have renamed or deleted it since it was listed.
            const file = await handle.getFile().catch(() => undefined);
            if (!file || file.lastModified <= openedAt) continue;
            const bytes = new Uint8Array(await file.arrayBuffer());
            found.push([name, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))]);
          }
        }
      };
      const root = await navigator.storage.getDirectory();
      await look(await root.getDirectoryHandle('content'), '');
      return found;
    }, this.#openedAt);
    return new Map(files.map(([name, base64]) => [name, Buffer.from(base64, 'base64')]));
  }

  /** Their names. */
  written = async (): Promise<string[]> => [...(await this.files()).keys()].sort();

  /** What a file says now. */
  read(file: string): Promise<string> {
    return this.page.evaluate(
      async (steps) => {
        let folder = await navigator.storage.getDirectory();
        for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
        const handle = await folder.getFileHandle(steps.at(-1) ?? '');
        return (await handle.getFile()).text();
      },
      ['content', ...file.split('/')],
    );
  }

  /** What the check says of the content with all that was written. */
  async issues(): Promise<string[]> {
    using folder = Folder.fixture();
    for (const [file, bytes] of await this.files()) folder.write(file, bytes);
    return (await checkContent({ project: PROJECT, content: folder.root })).map(issueLine);
  }
}

/** Lets nothing through that is not for this machine, as without a network, and notes what passed the page's policy. */
export async function cutOff(context: BrowserContext): Promise<string[]> {
  const wanted: string[] = [];
  await context.route(
    (url) => url.hostname !== 'localhost',
    async (route) => {
      wanted.push(route.request().url());
      await route.abort('internetdisconnected');
    },
  );
  return wanted;
}

/** Public copies of the program's fonts, avatars on other sites, the state of GitHub: the policy refuses. */
const REFUSED = /cdn\.jsdelivr\.net\/fontsource|i\.pravatar\.cc|www\.githubstatus\.com/;

interface Worker {
  /** Where the editor of the live site is served. */
  readonly origin: string;
}

/** `editor` is open on the original content; the test fails when the browser asked any other host for anything. */
export const test = base.extend<{ editor: Editor }, Worker>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern.
    async ({}, use) => {
      const { origin, close } = await serve({ root: BUILT_EDITOR });
      await use(origin);
      await close();
    },
    { scope: 'worker' },
  ],
  editor: async ({ context, page, origin }, use) => {
    const wanted = await cutOff(context);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('requestfailed', (request) => {
      if (request.url().startsWith(origin)) faults.push(`${request.url()}: ${request.failure()?.errorText}`);
    });
    page.on('console', (message) => {
      const said = message.text();
      if (message.type() !== 'error' || said.startsWith('Failed to load resource') || REFUSED.test(said)) return;
      faults.push(said);
    });
    const editor = new Editor(page);
    await editor.open(origin);
    await use(editor);
    expect(wanted, 'addresses of other hosts that the editor asked for').toEqual([]);
    expect(faults, 'what the console of the editor complains about').toEqual([]);
  },
});
export { expect };
