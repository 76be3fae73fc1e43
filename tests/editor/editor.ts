/** The editor at /admin, signed in to a stand-in for GitHub. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
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

  collection = (name: string) => this.page.getByRole('treeitem', { name, exact: true });

  /** Presses a button until it works: the CMS loses a press while it renders. */
  async press(button: Locator, hasWorked: () => Promise<boolean>): Promise<void> {
    await expect(async () => {
      if (!(await hasWorked())) await button.click({ timeout: 5_000 });
      await expect.poll(hasWorked, { timeout: 10_000, intervals: [50] }).toBe(true);
    }).toPass();
  }

  /** Presses a button until something is visible. */
  show = (shown: Locator, button: Locator) => this.press(button, () => shown.isVisible());

  /** Opens an entry of the open list. */
  openRow = (name: RegExp) =>
    this.show(this.page.locator('[data-key-path]').first(), this.page.getByText(name).first());

  /** Opens `menu`, `menu/new` or `menu/entries/boba/index`. */
  async go(place: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, `/collections/${place}`);
  }

  /** A field of the form: `price`, `address.city`. The preview next to the form has the same attributes. */
  field(path: string): Locator {
    return this.page
      .getByRole('group', { name: /^Edit / })
      .locator(`[data-key-path="${path}"]`)
      .first();
  }

  /** The text box of a field. Each field has a hidden box for files too. */
  box(path: string): Locator {
    return this.field(path).locator('input:not([type=file]), textarea').first();
  }

  /** Waits for animations: a form that slides in drops changes. */
  #settle = () =>
    this.page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

  /** Fills a text box until it keeps the value: a form that has slid in takes the focus. */
  async fill(path: string, value: string): Promise<void> {
    const box = this.box(path);
    await expect(async () => {
      await this.#settle();
      await box.fill(value);
      await this.#settle();
      await expect(box).toHaveValue(value, { timeout: 500 });
    }).toPass({ timeout: 15_000 });
  }

  /** Opens a group of fields. */
  async expand(path: string): Promise<void> {
    const toggle = this.field(path)
      .getByRole('button', { name: /^(?:Expand|Collapse)$/ })
      .first();
    await this.press(toggle, async () => {
      await this.#settle();
      return (await toggle.getAttribute('aria-expanded')) === 'true';
    });
  }

  /** Turns on a switch or a radio button. */
  turnOn = (toggle: Locator) => this.press(toggle, () => toggle.isChecked());

  /** Chooses a photo until the field has it: a form that slides in drops it. @param saved name that the CMS gives it */
  async choose(path: string, file: Parameters<Locator['setInputFiles']>[0], saved: string): Promise<void> {
    await expect(async () => {
      await this.#settle();
      await this.field(path).locator('input[type=file]').first().setInputFiles(file);
      await expect(this.field(path)).toContainText(saved, { timeout: 20_000 });
    }).toPass();
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  /** Errors of the check at the top of the form. */
  get refusal(): Locator {
    return this.field('check--form').getByRole('alert');
  }

  /** Warnings of the check. */
  get warnings(): Locator {
    return this.field('check--form').getByRole('listitem');
  }

  /** Saves, and waits for the list. */
  async save(): Promise<void> {
    const fields = this.page.locator('[data-key-path]');
    await this.press(this.saveButton, async () => (await fields.count()) === 0);
    await this.page.waitForURL(({ hash }) => !/\/(?:entries|new)\b/.test(hash));
  }

  /** Clicks Save, again if needed, until the form shows an error. */
  refuse = (error = this.refusal) => this.show(error, this.saveButton);

  /** The status messages below the editor. */
  get lines(): Locator {
    return this.page.locator('#saves p');
  }

  /** Returns a saved file of the content. */
  read = (file: string) => this.github.read(`content/${file}`);
}

/** `editor` is signed in, on the content of the fixture. A test fails on requests to other hosts. */
export const test = base.extend<{ editor: Editor }>({
  editor: async ({ context, page }, use) => {
    const foreign: string[] = [];
    await context.route(
      (url) => url.hostname !== 'localhost',
      (route) => {
        foreign.push(route.request().url());
        return route.abort();
      },
    );
    const editor = new Editor(page);
    await editor.github.serve(context);
    await page.goto(`${process.env['EDITOR_ORIGIN']}/admin`);
    await editor.signIn();
    await expect(editor.collection('Menu')).toBeVisible();
    await use(editor);
    expect([...foreign, ...editor.github.refused], 'unknown requests').toEqual([]);
  },
});
export { expect };
