import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Front matter with some lines replaced: `('name: Boba', { name: 'Boba 7' })` → `name: Boba 7`. */
function withValues(entry: string, values: Record<string, string>): string {
  return Object.entries(values).reduce(
    (text, [key, value]) => text.replace(new RegExp(`^${key}:.*$`, 'm'), `${key}: ${value}`),
    entry,
  );
}

/** A name that no other number has, spelled out so that it reads like a word: 0 → `aaa`, 27 → `abb`. */
export function spelled(number: number): string {
  const letters = [...number.toString(26).padStart(3, '0')].map((digit) =>
    String.fromCharCode(97 + Number.parseInt(digit, 26)),
  );
  return letters.join('');
}

/** Adds menu items, each a folder with a picture of its own, until there are `count`. */
function growMenu(folder: string, count: number): void {
  const models = readdirSync(folder);
  for (let number = models.length; number < count; number += 1) {
    const model = join(folder, models[number % models.length] as string);
    const id = `${basename(model)}-${spelled(number)}`;
    cpSync(model, join(folder, id), { recursive: true });
    const entry = readFileSync(join(model, 'index.md'), 'utf8');
    const name = /^name: (.*)$/m.exec(entry)?.[1] ?? id;
    const values = {
      name: `${name} ${spelled(number)}`,
      price: String(25 + (number % 60)),
      order: String(1000 + number),
      description: `${name} as the ${spelled(number)} shop pours it, with ${number % 9} spoons of crushed ice.`,
    };
    writeFileSync(join(folder, id, 'index.md'), withValues(entry, values));
  }
}

/** Adds reviews, each by a visitor of its own, until there are `count`. */
function growReviews(folder: string, count: number): void {
  const models = readdirSync(folder).filter((name) => name.endsWith('.md'));
  for (let number = models.length; number < count; number += 1) {
    const entry = readFileSync(join(folder, models[number % models.length] as string), 'utf8').trimEnd();
    const name = `Visitor ${spelled(number)}`;
    const values = { name, avatar: `https://i.pravatar.cc/144?img=${1 + (number % 70)}`, order: String(1000 + number) };
    writeFileSync(
      join(folder, `visitor-${spelled(number)}.md`),
      `${withValues(entry, values)} I came on day ${number}.\n`,
    );
  }
}

/**
 * Copies the site's content and lets its menu and reviews grow to `count` entries each.
 * @param source the content folder to copy; it is only read
 * @param target a folder that does not exist yet
 */
export function growContent(source: string, target: string, count: number): void {
  mkdirSync(target, { recursive: true });
  cpSync(source, target, { recursive: true });
  growMenu(join(target, 'menu'), count);
  growReviews(join(target, 'reviews'), count);
}
