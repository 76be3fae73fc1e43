import { test as base, expect, type Page } from '@playwright/test';
import { EditorPage } from './editor.ts';

/** Somebody at work in the editor, whose clicks are counted. */
export class Staff extends EditorPage {
  /** What each task took. */
  readonly told: string[] = [];
  readonly #screenshots: string;
  #clicks = 0;

  /** @param screenshots the beginning of the files' paths; each task ends with one */
  constructor(page: Page, screenshots: string) {
    super(page);
    this.#screenshots = screenshots;
  }

  /** Begins to count: each press of a pointer, and each Enter, with which a hand ends what it types. */
  async watch(): Promise<void> {
    await this.page.exposeFunction('countClick', () => {
      this.#clicks++;
    });
    await this.page.addInitScript(() => {
      const { countClick } = window as unknown as { countClick: () => void };
      addEventListener('pointerdown', () => countClick(), true);
      addEventListener('keydown', ({ key }) => key === 'Enter' && countClick(), true);
    });
  }

  /** Does what staff set out to do, and notes what it took. */
  async task(name: string, work: () => Promise<void>): Promise<void> {
    const [clicks, begun] = [this.#clicks, performance.now()];
    await base.step(name, work);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    this.told.push(`${name}: ${this.#clicks - clicks} clicks, ${seconds} s`);
    await this.screenshot(String(this.told.length));
  }

  async screenshot(name: string): Promise<void> {
    await this.page.screenshot({ path: `${this.#screenshots}-${name}.png` });
  }

  async signIn(token: string): Promise<void> {
    await this.page.getByRole('button', { name: /^Sign In Using Access Token/ }).click();
    await this.page.getByRole('textbox', { name: 'Personal Access Token' }).fill(token);
    await this.page.getByRole('button', { name: 'Sign In', exact: true }).click();
  }

  /** Goes to a collection from wherever the editor is; on a phone it shows one list or form at a time. */
  async list(name: string): Promise<void> {
    const back = this.page.getByRole('button', { name: /^(?:Back to Collection List|Cancel Editing)$/ });
    await expect(async () => {
      if (!(await this.collection(name).isVisible())) await back.first().click({ timeout: 2000 });
      await expect(this.collection(name)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await this.collection(name).click();
  }

  async openEntry(collection: string, name: RegExp): Promise<void> {
    await this.list(collection);
    await this.page.getByRole('gridcell', { name }).click();
  }

  /** Clicks a field and types. */
  async type(field: string, value: string): Promise<void> {
    await this.box(field).click();
    await this.fill(field, value);
  }

  /** Saves, which closes the form. */
  async save(): Promise<void> {
    await this.saveButton.click();
    await expect(this.page.locator('[data-key-path]')).toHaveCount(0);
    await expect(this.page.getByText('Entry saved.').first()).toBeVisible();
  }

  /** Waits for a message in a dialog, and closes it. */
  async readMessage(words: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Not saved yet' }).or(this.page.getByRole('alertdialog'));
    await expect(dialog).toContainText(words);
    await this.screenshot(words.split(' ').slice(-2).join('-'));
    await dialog.getByRole('button', { name: /^(?:Back to the form|OK)$/ }).click();
    await expect(dialog).toHaveCount(0);
  }
}
