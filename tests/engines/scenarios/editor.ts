import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEIC_FILE, type LiveEditor, startLiveEditor } from '../../editor/live-editor.ts';
import { type EngineDriver, type Point, sure, until } from '../driver.ts';
import type { Scenario } from './scenario.ts';

const FOLDER = join(import.meta.dirname, '../../tmp/editor-engines');
const MENU_ITEM = 'content/menu/boba/index.md';
const SLOW = 30_000;
const FORM = '[data-key-path]';

/** Milliseconds between two clicks: the CMS loses the second of two that no hand could follow each other so fast. */
const PAUSE = 500;
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Somebody at work in the editor. */
class Hand {
  clicks = 0;
  readonly #browser: EngineDriver;
  constructor(browser: EngineDriver) {
    this.#browser = browser;
  }

  /** Clicks the first element that shows or is called by these words and receives pointer events. */
  async press(selector: string, words = ''): Promise<void> {
    let point: Point | undefined;
    await pause(PAUSE);
    await until(
      `${selector} "${words}"`,
      async () => {
        const found = await this.#browser.evaluate(
          (find: string, text: string) => {
            const isNamed = (one: Element) =>
              [one.getAttribute('aria-label'), one.textContent?.trim()].some((name) => name?.startsWith(text));
            const element = [...document.querySelectorAll(find)].find((one) => one.checkVisibility() && isNamed(one));
            element?.scrollIntoView({ block: 'center', behavior: 'instant' });
            const box = element?.getBoundingClientRect();
            if (!element || !box) return null;
            const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
            // A list or form that slides in is rendered twice, and the first one loses its clicks.
            const own = window as unknown as { aim?: { element: Element; x: number; y: number } };
            const isStill = own.aim?.element === element && own.aim.x === x && own.aim.y === y;
            own.aim = { element, x, y };
            return isStill && element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
          },
          selector,
          words,
        );
        point = found ?? undefined;
        return point !== undefined;
      },
      SLOW,
    );
    this.clicks += 1;
    await this.#browser.click(point as Point);
  }

  /** Presses what opens something, again if a click was lost because the program was just drawing itself anew. */
  async open(selector: string, words: string, opened: string): Promise<void> {
    for (let tries = 3; ; tries -= 1) {
      await this.press(selector, words);
      const isOpen = () => this.#browser.evaluate((find: string) => document.querySelector(find) !== null, opened);
      try {
        return await until(opened, isOpen, SLOW / 3);
      } catch (error) {
        if (tries === 1) throw error;
      }
    }
  }

  /** Clicks a field and types in place of what it holds; again if a form that slides in has just started anew. */
  async type(field: string, value: string): Promise<void> {
    const box = `[data-key-path="${field}"] :is(input, textarea)`;
    await this.press(box);
    await until(
      `"${value}" in ${field}`,
      async () => {
        await this.#browser.evaluate((find: string) => {
          const input = document.querySelector<HTMLInputElement>(find);
          input?.focus();
          input?.select();
        }, box);
        await this.#browser.type(box, value);
        await pause(300);
        return (
          (await this.#browser.evaluate(
            (find: string) => document.querySelector<HTMLInputElement>(find)?.value,
            box,
          )) === value
        );
      },
      SLOW,
    );
  }

  async drop(field: string, file: string, type: string): Promise<void> {
    const bytes = readFileSync(file).toString('base64');
    await this.#browser.evaluate(
      (find: string, text: string, kind: string) => {
        const input = document.querySelector<HTMLInputElement>(find);
        const data = new DataTransfer();
        data.items.add(
          new File([Uint8Array.from(atob(text), (one) => one.charCodeAt(0))], 'phone.heic', { type: kind }),
        );
        if (input) input.files = data.files;
        input?.dispatchEvent(new Event('change', { bubbles: true }));
      },
      `[data-key-path="${field}"] input[type=file]`,
      bytes,
      type,
    );
  }

  /** Waits until the program shows these words. */
  async shows(words: string): Promise<void> {
    await until(
      `"${words}"`,
      () =>
        this.#browser.evaluate(
          // The page carries the configuration in scripts.
          (text: string) =>
            [...document.querySelectorAll('body > :not(script)')].some((one) => one.textContent?.includes(text)),
          words,
        ),
      SLOW,
    );
  }

  /** Saves, which closes the form; what the editor asks before is answered with yes. */
  async save(): Promise<void> {
    await this.press('button', 'Save');
    const has = (find: string) =>
      this.#browser.evaluate((selector: string) => document.querySelector(selector) !== null, find);
    const yes = 'dialog.save-check [value=save]';
    await until(
      'the end of the form',
      async () => {
        if (await has(yes)) await this.press(yes);
        return !(await has(FORM));
      },
      SLOW,
    );
    await this.shows('Entry saved.');
  }
}

async function walk(browser: EngineDriver, { github, origin }: LiveEditor): Promise<void> {
  const hand = new Hand(browser);
  const told: string[] = [];
  const task = async (name: string, work: () => Promise<void>) => {
    const [clicks, begun] = [hand.clicks, performance.now()];
    await work();
    told.push(`${name}: ${hand.clicks - clicks} clicks, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  };

  await task('sign in', async () => {
    await browser.goto(`${origin}/admin`);
    await hand.open('button', 'Sign In Using Access Token', 'dialog[open] input');
    await hand.press('dialog[open] input');
    await browser.type('dialog[open] input', github.token);
    await hand.press('dialog[open] button', 'Sign In');
    await hand.shows('Gallery images');
  });
  await task('change a price', async () => {
    await hand.press('[data-label=Menu]');
    await hand.open('[role=gridcell]', 'Boba: ', FORM);
    await hand.type('price', '45');
    await hand.save();
  });
  sure(github.read(MENU_ITEM).includes('\nprice: 45\n'), 'the price was not committed');
  await task('add a review', async () => {
    await hand.press('[data-label=Reviews]');
    await hand.open('button', 'Create New Entry', FORM);
    await hand.type('name', 'Suresh');
    for (const score of ['food', 'service', 'atmosphere', 'overall']) await hand.type(score, '5');
    await hand.type('body', 'Cold to the last sip.');
    await hand.save();
  });
  sure(github.read('content/reviews/suresh.md').includes('\nCold to the last sip.\n'), 'the review was not committed');
  await task('drop in a photo from an iPhone', async () => {
    await hand.press('[data-label="Gallery images"]');
    await hand.open('[role=gridcell]', 'The corner shop', FORM);
    await until('the field', () =>
      browser.evaluate(() => document.querySelector('[data-key-path=image] input[type=file]') !== null),
    );
    await hand.drop('image', HEIC_FILE, 'image/heic');
    await hand.shows('phone.webp');
    await hand.save();
  });
  const photo = github.bytes('content/gallery/store-corner/phone.webp').toString('latin1');
  sure(/^RIFF.{4}WEBP/s.test(photo), 'the photo was not committed as WebP');
  sure(!/EXIF|XMP /.test(photo), 'the committed photo says where it was taken');
  const { head } = github;
  await task('have a mistake refused', async () => {
    await hand.press('[data-label=Menu]');
    await hand.open('[role=gridcell]', 'Boba: ', FORM);
    await hand.type('price', 'forty');
    await hand.press('button', 'Save');
    await hand.shows('You wrote "forty".');
  });
  sure(github.head === head, 'a mistake was committed');
  console.log(told.map((line) => `    ${line}`).join('\n'));

  const hosts = await browser.evaluate(() => [
    ...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).hostname)),
  ]);
  sure(
    hosts.every((host) => host === 'localhost' || host === ''),
    `requests to ${hosts}`,
  );
  sure(github.refused.length === 0, `calls that GitHub would not know: ${github.refused}`);
}

export const editor: Scenario[] = [
  {
    name: 'editor: commits a price, a review and a photo to GitHub, and refuses a mistake',
    run: async (browser) => {
      const live = await startLiveEditor(FOLDER);
      try {
        await walk(browser, live);
      } finally {
        await live.close();
      }
    },
  },
];
