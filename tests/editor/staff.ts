import { expect } from '@playwright/test';
import { EditorPage } from './editor.ts';

/** Somebody at work in the editor of the live site, on a phone too. */
export class Staff extends EditorPage {
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

  /** Waits for a message in a dialog, and closes it. */
  async readMessage(words: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Not saved yet' }).or(this.page.getByRole('alertdialog'));
    await expect(dialog).toContainText(words);
    await dialog.getByRole('button', { name: /^(?:Back to the form|OK)$/ }).click();
    await expect(dialog).toHaveCount(0);
  }
}
