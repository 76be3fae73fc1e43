/** The editor at /admin as its user sees it, with the browser's private storage in place of the project's folder. */
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { Site } from './site.ts';

/** Files by path, their bytes in base 64. */
type Files = [path: string, bytes: string][];

/** The pages of the editor, wherever it keeps its entries. */
export class EditorPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  collection(name: string): Locator {
    return this.page.getByRole('treeitem', { name });
  }

  /** Goes where a click in the editor would lead, for example `menu` or `menu/entries/boba/index`. */
  async go(place: string): Promise<void> {
    // The development server reloads the page after a save.
    await expect(async () => {
      await this.page.evaluate((hash) => {
        location.hash = hash;
      }, `/collections/${place}`);
    }).toPass();
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
  async scrollTo(path: string): Promise<void> {
    await this.page.getByRole('group', { name: /^Edit / }).hover();
    const field = this.field(path);
    await expect(async () => {
      if ((await field.count()) === 0) {
        await this.page.mouse.wheel(0, 500);
        throw new Error(`${path} is not in the form yet.`);
      }
      await field.scrollIntoViewIfNeeded({ timeout: 500 });
      await expect(field).toBeInViewport({ timeout: 500 });
    }).toPass({ timeout: 20_000, intervals: [50] });
  }

  /** Waits until nothing moves: a form that is still sliding in starts again from what is saved. */
  #settle = () =>
    this.page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

  /**
   * Fills a text or number field, again if need be: a form that has just opened takes the focus for itself once it has
   * slid in, and what is being filled in at that moment goes nowhere.
   */
  async fill(path: string, value: string): Promise<void> {
    const box = this.box(path);
    if (!(await box.isVisible())) await this.scrollTo(path);
    await expect(async () => {
      await this.#settle();
      await box.fill(value);
      await this.#settle();
      await expect(box).toHaveValue(value, { timeout: 500 });
    }).toPass({ timeout: 15_000 });
  }

  /** Opens a group of a form; again if need be, as a form that is still sliding in closes it. */
  async expand(path: string): Promise<void> {
    await this.scrollTo(path);
    const toggle = this.field(path)
      .getByRole('button', { name: /^(?:Expand|Collapse)$/ })
      .first();
    await expect(async () => {
      await this.#settle();
      if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click({ timeout: 1_000 });
      await expect(toggle).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
    }).toPass({ timeout: 15_000 });
  }

  /** Presses a switch, wherever in the form it is. */
  async press(path: string): Promise<void> {
    await this.scrollTo(path);
    const toggle = this.field(path).getByRole('switch');
    await toggle.click();
    await expect(toggle).toBeChecked();
  }

  /** Types at the end of a rich text, for the same reason only once the caret is there to stay. */
  async write(path: string, words: string): Promise<void> {
    const box = this.field(path).getByRole('textbox').last();
    await expect(async () => {
      await box.click();
      await this.#settle();
      await expect(box).toBeFocused({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await this.page.keyboard.press('Control+End');
    await this.page.keyboard.type(words);
    // Markdown of a link has become one.
    await expect(box).toContainText(words.replace(/\[(.*)\]\(.*\)/, '$1').trim());
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  /** Saves, and waits until the form slides out; `anyway` also saves what staff are asked about before. */
  async save({ anyway = false } = {}): Promise<void> {
    const fields = this.page.locator('[data-key-path]');
    const dialog = this.page.getByRole('dialog', { name: 'Not saved yet' });
    await this.saveButton.click();
    if (anyway) {
      await expect(async () => {
        expect((await dialog.isVisible()) || (await fields.count()) === 0).toBe(true);
      }).toPass();
      for (const box of await dialog.getByRole('checkbox').all()) await box.check();
      if (await dialog.isVisible()) await dialog.getByRole('button', { name: /^Save/ }).click();
    }
    await expect(fields).toHaveCount(0);
  }

  /** Presses Save where that is refused, and waits until it is: what is typed meanwhile would still be saved. */
  async tryToSave(): Promise<void> {
    await this.saveButton.click();
    // It is called "Saving" meanwhile.
    await expect(this.saveButton).toBeEnabled();
  }
}

/** The editor with a folder on this machine. */
export class Editor extends EditorPage {
  readonly site: Site;
  constructor(page: Page, site: Site) {
    super(page);
    this.site = site;
  }

  /** Opens the editor on the content as it is now. */
  async open(): Promise<void> {
    const files: Files = this.site.files().map((file) => [file, this.site.read(file).toString('base64')]);
    await this.page.goto(`${this.site.address}/favicon.svg`);
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
    await this.page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await this.page.goto(`${this.site.address}/admin`);
    await this.page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await expect(this.collection('Menu')).toBeVisible();
  }

  /** Brings what was written to the copy that the site is made from, too. */
  override async save(options?: { anyway: boolean }): Promise<void> {
    await super.save(options);
    await this.bring();
  }

  /** What the editor changed, added or took away is done to the copy as well. Returns the paths of those files. */
  async bring(): Promise<string[]> {
    const known = Object.fromEntries(this.site.files().map((file) => [file, this.site.read(file)]));
    const sizes = Object.fromEntries(Object.entries(known).map(([file, bytes]) => [file, bytes.length]));
    const found: [path: string, bytes?: string][] = await this.page.evaluate(async (before) => {
      const root = await navigator.storage.getDirectory();
      const files: [path: string, bytes?: string][] = [];
      const look = async (folder: FileSystemDirectoryHandle, above: string): Promise<void> => {
        for await (const handle of folder.values()) {
          const path = above + handle.name;
          if (handle.kind === 'directory') {
            await look(handle, `${path}/`);
            continue;
          }
          const file = await handle.getFile();
          const same = file.size === before[path] && !/\.mdx?$/.test(path);
          const bytes = same ? undefined : new Uint8Array(await file.arrayBuffer());
          files.push(bytes ? [path, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))] : [path]);
        }
      };
      await look(await root.getDirectoryHandle('content'), '');
      return files;
    }, sizes);
    const paths = found.map(([path]) => path);
    const gone = Object.keys(known).filter((file) => !paths.includes(file));
    for (const file of gone) this.site.remove(file);
    const changed = found.filter(
      ([path, base64]) => base64 !== undefined && known[path]?.toString('base64') !== base64,
    );
    for (const [path, base64 = ''] of changed) this.site.write(path, Buffer.from(base64, 'base64'));
    return [...changed.map(([path]) => path), ...gone];
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

/** Public copies of the program's fonts, avatars on other sites, the socket of the development server: the policy refuses. */
const REFUSED =
  /^(?:Loading the (?:font 'https:\/\/cdn\.jsdelivr\.net\/fontsource\/|image 'https:\/\/i\.pravatar\.cc\/)|Connecting to 'ws:).* violates/;

/**
 * The error of any `fetch` that ends with the page: the tab reloads after a save, and the CMS does not catch it while it
 * still reads the file of an image. Requests that fail for another reason are noted one by one.
 */
const INTERRUPTED = 'Failed to fetch';

/** `editor` is open on the original content; the test fails when the browser asked any other host for anything. */
export const test = base.extend<{ editor: Editor }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern.
    async ({}, use) => {
      const site = new Site();
      await site.start();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  editor: async ({ context, page, site }, use) => {
    site.reset();
    const wanted = await cutOff(context);
    const faults: string[] = [];
    page.on('pageerror', (error) => {
      if (error.message !== INTERRUPTED) faults.push(error.message);
    });
    // ERR_ABORTED: the page was left, or the development server reloaded it.
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (request.url().startsWith(site.address) && reason !== 'net::ERR_ABORTED')
        faults.push(`${request.url()}: ${reason}`);
    });
    page.on('console', (message) => {
      const said = message.text();
      if (message.type() !== 'error' || said.startsWith('Failed to load resource') || REFUSED.test(said)) return;
      faults.push(said);
    });
    const editor = new Editor(page, site);
    await editor.open();
    await use(editor);
    expect(wanted, 'addresses of other hosts that the editor asked for').toEqual([]);
    expect(faults, 'what the console of the editor complains about').toEqual([]);
  },
});
export { expect };
