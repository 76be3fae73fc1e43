/** Edits by staff that must be publishable. They work on any content: they use its entries and name no value of them. */
import path from 'node:path';
import sharp from 'sharp';
import type { Folder } from '../content/folder.ts';
import { photo } from '../support/photo.ts';

export interface Edit {
  readonly name: string;
  readonly make: (folder: Folder) => void | Promise<void>;
}

const edit = (name: string, make: Edit['make']): Edit => ({ name, make });

const last = (folder: Folder, list: string) => folder.entry(list, -1);

/** Replaces the text below the front matter. */
const rewrite = (folder: Folder, file: string, words: string) =>
  folder.write(
    file,
    folder.read(file).replace(/(\n---\n)[\s\S]*$/, (_, dashes) => `${dashes}\n${words}\n`),
  );

/** Replaces the image of an entry with a photo. */
async function usePhoto(folder: Folder, entry: string, field = 'image'): Promise<void> {
  const file = `${path.posix.dirname(entry)}/my-photo.jpg`;
  folder.write(file, await photo({ width: 1600, height: 1600 }));
  folder.set(entry, field, './my-photo.jpg');
}

export const EDITS: readonly Edit[] = [
  edit('an item moved up', (f) => f.set(last(f, 'menu'), 'order', '1')),
  edit('a new item with a photo', async (f) => {
    f.addCopy('menu', 'tender-coconut', { name: 'Tender Coconut Sarbath', price: '60' });
    await usePhoto(f, 'menu/tender-coconut/index.md');
  }),
  edit('a new category with an item', (f) => {
    f.write('categories/shakes.md', '---\ntitle: Shakes & Floats\norder: 900\n---\n');
    f.addCopy('menu', 'avocado-shake', { name: 'Avocado Shake', price: '80', category: 'shakes' });
  }),
  edit('a review in Malayalam', (f) => {
    f.addCopy('reviews', 'നന്ദു', { name: 'നന്ദു' });
    rewrite(f, 'reviews/നന്ദു.md', 'കിടിലൻ സർബത്ത് 👌 വെയിലത്ത് ഒരു ഗ്ലാസ് മതി.');
  }),
  edit('a title and a button in Malayalam', (f) => {
    f.set('pages/franchise.md', 'title', 'മണക്കാട് മിൽക്ക് സർബത്തിന്റെ കട തുറക്കാൻ വേണ്ടതെല്ലാം ഒരിടത്ത് അറിയാം, കാണാം');
    f.set('pages/franchise.md', 'register', 'ഇന്നുതന്നെ രജിസ്റ്റർ ചെയ്യൂ, തിരുവനന്തപുരം');
  }),
  edit('a question deleted', (f) => f.remove(last(f, 'questions'))),
  edit('an answer with a list and a number to call', (f) => {
    f.addCopy('questions', 'what-we-need', { question: 'What do I need?' });
    const needs = '- **80 sq ft** of floor\n- one tap\n- a 15 A socket';
    rewrite(f, 'questions/what-we-need.md', `You need:\n\n${needs}\n\nCall [us](tel:+919846012345).`);
  }),
  edit('a notice for two weeks', (f) =>
    f.write('notices/khus.md', "---\ntext: Khus is back!\npublishOn: '2099-05-01'\nshowUntil: '2099-05-14'\n---\n"),
  ),
  edit('a new group in the gallery', (f) => {
    f.write('gallery-groups/events.md', '---\ntitle: Weddings and events\norder: 900\n---\n');
    f.addCopy('gallery', 'wedding', { title: 'A wedding in Kollam', group: 'events' });
  }),
  edit('a new photo in the gallery', async (f) => {
    f.addCopy('gallery', 'evening', { title: 'Evening rush', caption: 'Saturday, half past six' });
    await usePhoto(f, 'gallery/evening/index.md');
    f.remove(`gallery/evening/${path.posix.basename(f.image(f.entry('gallery')))}`);
  }),
  edit('a name and a portrait', async (f) => {
    const leader = f.entry('leadership');
    f.set(leader, 'name', 'Sreekumar Nair');
    const before = f.image(leader);
    await usePhoto(f, leader);
    f.remove(before);
  }),
  edit('thirty more things, one with an emoji and one in letters that print lacks', (f) => {
    for (let n = 1; n <= 30; n += 1)
      f.addCopy('menu', `glass-${n}`, {
        name: `${['Boba 🧋', 'Phở', 'ന്\u200dറി'][n % 3]} ${n}`,
        price: `'Rs. ${100 + n}/-'`,
      });
  }),
  edit('headings that are set too deep', (f) => {
    rewrite(f, 'story/index.mdx', '### Early days\n\nIce.');
    rewrite(f, f.entry('questions'), '#### Parking\n\nYes.');
  }),
  edit('a turned photo, a moving one and a drawing in millimetres', async (f) => {
    const entry = f.entry('menu', 1);
    const frame = await photo({ width: 1600, height: 1200 });
    const next = await sharp(frame).negate().toBuffer();
    const join = { join: { animated: true } };
    f.write('gallery/turned/turned.jpg', await sharp(frame).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    f.write('gallery/moving/moving.webp', await sharp([frame, next], join).webp().toBuffer());
    for (const [id, image] of [
      ['turned', './turned.jpg'],
      ['moving', './moving.webp'],
    ] as const)
      f.write(
        `gallery/${id}/index.md`,
        f
          .read(f.entry('gallery'))
          .replace(/^title:.*$/m, `title: ${id}`)
          .replace(/^image:.*$/m, `image: ${image}`)
          .replace(/^placeholders:\n(?: +- .*\n)+/m, ''),
      );
    const size =
      'width="148mm" height="105mm" viewBox="0 0 148 105" xmlns:x="http://www.inkscape.org/namespaces/inkscape"';
    f.write(
      `${path.posix.dirname(entry)}/drawn.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path x:label="ice" d="M0 0h99v99z"/></svg>`,
    );
    const before = f.image(entry);
    f.set(entry, 'image', './drawn.svg');
    f.remove(before);
  }),
];

/** Hides every entry of a list. */
function hideAll(folder: Folder, list: string): void {
  for (const file of folder.entries(list)) folder.set(file, 'draft', 'true');
}

/** What staff may hide or delete altogether. */
export const EMPTIED: readonly Edit[] = [
  edit('nothing that the estimate leaves out', (f) => {
    for (const file of f.entries('inclusions')) f.set(file, 'included', 'true');
  }),
  edit('no step', (f) => hideAll(f, 'steps')),
  edit('no term', (f) => hideAll(f, 'terms')),
  edit('no reason', (f) => hideAll(f, 'reasons')),
  edit('no question', (f) => f.remove('questions')),
  edit('no notice', (f) => f.remove('notices')),
  edit('no people on the page about us', (f) => f.remove('leadership')),
];
