/** The editor at /admin as its user sees it, signed in to a stand-in for GitHub. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { checkContent } from '../../src/content-check/files/check.ts';
import { issueLine } from '../../src/content-check/issue.ts';
import { Folder } from '../content/folder.ts';
import { photo } from '../support/photo.ts';
import { serve } from '../support/serve.ts';
import { BUILT_EDITOR, PROJECT } from './built-editor.ts';
import { GitHub } from './github.ts';

export class Editor {
  readonly page: Page;
  readonly github = new GitHub();
  constructor(page: Page) {
    this.page = page;
  }

  async signIn(): Promise<void> {
    const box = this.page.getByRole('textbox', { name: 'Personal Access Token' });
    await this.show(box, this.page.getByRole('button', { name: /^Sign In Using Access Token/ }));
    await box.fill(this.github.token);
    await this.page.getByRole('button', { name: 'Sign In', exact: true }).click();
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

  /** Opens an entry of the list that is open. */
  openRow = (name: RegExp) => this.show(this.form, this.page.getByText(name).first());

  /** Goes where a click in the editor would lead, for example `menu`, `menu/new` or `menu/entries/boba/index`. */
  async go(place: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, `/collections/${place}`);
  }

  /** The part of a form that belongs to a field, for example `price` or `address.city`. */
  field(path: string): Locator {
    // The preview beside a form marks its fields the same way.
    return this.page
      .getByRole('group', { name: /^Edit / })
      .locator(`[data-key-path="${path}"]`)
      .first();
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
    await expect(box).toContainText(words.trim());
  }

  /** Chooses a new photo. The CMS saves it under another name, which its field then shows. */
  async choose(path: string, name: string, width: number, height: number): Promise<void> {
    const file = { name: `${name}.png`, mimeType: 'image/png', buffer: await photo({ width, height, format: 'png' }) };
    await this.field(path).locator('input[type=file]').first().setInputFiles(file);
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  /** What the check at the top of the form refuses. */
  get refusal(): Locator {
    return this.field('check--form').getByRole('alert');
  }

  /** What it warns of. */
  get warnings(): Locator {
    return this.field('check--form').getByRole('listitem');
  }

  /** Saves, and waits for the list. */
  async save(): Promise<void> {
    const fields = this.page.locator('[data-key-path]');
    await this.press(this.saveButton, async () => (await fields.count()) === 0);
    await this.page.waitForURL(({ hash }) => !/\/(?:entries|new)\b/.test(hash));
  }

  /** Presses Save where that is refused, until something says so. */
  refuse = (said = this.refusal) => this.show(said, this.saveButton);

  /** The lines under the editor. */
  get lines(): Locator {
    return this.page.locator('#saves p');
  }

  /** What a file of the content says now. */
  read = (file: string) => this.github.read(`content/${file}`);

  /** What the check says of the content with all that was written. */
  async issues(): Promise<string[]> {
    using folder = Folder.fixture();
    for (const file of this.github.written) folder.write(file, this.github.bytes(`content/${file}`));
    return (await checkContent({ project: PROJECT, content: folder.root })).map(issueLine);
  }
}

/**
 * Expected on the console. The policy refuses public copies of fonts, avatars on other sites and the state of GitHub; tests
 * bring about the rest: a token that has expired, an answer that nobody reads.
 */
const EXPECTED =
  /cdn\.jsdelivr\.net\/fontsource|i\.pravatar\.cc|www\.githubstatus\.com|Failed to (?:load resource|check the repository)|Bad credentials|admin\.json: net::ERR_ABORTED/;

/** `editor` is open on the original content; the test fails when the browser asked any other host for anything. */
export const test = base.extend<{ editor: Editor }, { origin: string }>({
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
    const faults: string[] = [];
    const note = (fault: string) => void (EXPECTED.test(fault) || faults.push(fault));
    // As without a network, but for what the stand-in serves.
    await context.route(
      (url) => url.hostname !== 'localhost',
      (route) => {
        faults.push(route.request().url());
        return route.abort('internetdisconnected');
      },
    );
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        if (/script|worker/.test(effectiveDirective)) console.error(`${effectiveDirective}: ${blockedURI}`);
      });
    });
    page.on('pageerror', ({ message }) => note(message));
    page.on('requestfailed', (request) => {
      if (request.url().startsWith(origin)) note(`${request.url()}: ${request.failure()?.errorText}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') note(message.text());
    });
    const editor = new Editor(page);
    await editor.github.serve(context);
    await page.goto(`${origin}/admin`);
    await editor.signIn();
    await expect(editor.collection('Menu')).toBeVisible();
    await use(editor);
    expect(faults, 'requests to other hosts, and what the console complains about').toEqual([]);
    expect(editor.github.refused, 'calls that GitHub would not know').toEqual([]);
  },
});
export { expect };
