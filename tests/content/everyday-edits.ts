import path from 'node:path';
import type { Folder } from './folder';

export interface Edit {
  readonly name: string;
  readonly make: (folder: Folder) => void;
}

const field = (name: string) => new RegExp(`^${name}:.*$`, 'm');
const edit = (name: string, list: string, place: string | RegExp, by: string, at = 0): Edit => ({
  name,
  make: (folder) => folder.edit(folder.entry(list, at), place, by),
});
const file = (name: string, at: string, place: string | RegExp, by: string): Edit => ({
  name,
  make: (folder) => folder.edit(at, place, by),
});
const setting = (name: string, place: string | RegExp, by: string) => file(name, 'site/index.md', place, by);
const body = (name: string, list: string, words: string, at = 0) =>
  edit(name, list, /(\n---\n)[\s\S]*$/, `\n---\n\n${words}\n`, at);
const remove = (name: string, list: string, at: number): Edit => ({
  name,
  make: (folder) => {
    const entry = folder.entry(list, at);
    folder.remove(entry.endsWith('/index.md') ? path.posix.dirname(entry) : entry);
  },
});
const add = (name: string, list: string, id: string, fields: Readonly<Record<string, string>>): Edit => ({
  name,
  make: (folder) => folder.addCopy(list, id, fields),
});

/** Thirty changes that staff make. None may be refused, and no test may notice one in the live content. */
export const EVERYDAY_EDITS: readonly Edit[] = [
  setting('the true phone number', field('phone'), 'phone: +91 94471 23456'),
  setting('the true WhatsApp number', field('whatsapp'), 'whatsapp: +91 94471 23457'),
  setting('the true e-mail address', field('email'), 'email: counter@manacaudmilksarbath.in'),
  setting('another founding year', field('foundingYear'), 'foundingYear: 1987'),
  setting('the food licence', '---\nname:', "---\nfssai: '11320001000123'\nname:"),
  setting('longer hours', /closes: .*/, "closes: '23:30'"),
  setting('another tagline', field('tagline'), 'tagline: Cold since the first summer.'),
  setting('the true Instagram profile', /instagram: .*/, 'instagram: https://www.instagram.com/manacaudmilksarbath'),
  setting('another start of a chat', / {2}general: .*/, '  general: Hello, I would like to order for a wedding.'),
  edit('a price raised by five rupees', 'menu', field('price'), 'price: 45'),
  edit('another description', 'menu', field('description'), 'description: Stronger coffee, same cold milk.', 1),
  edit('another rating', 'menu', field('rating'), 'rating: 4.1', 2),
  edit('a menu item moved to the front', 'menu', field('order'), 'order: 1', 4),
  remove('a menu item taken off', 'menu', 3),
  add('a menu item of the season', 'menu', 'mango', { name: 'മാമ്പഴ സർബത്ത്', price: '60' }),
  add('a menu item for later', 'menu', 'palada', { name: 'Palada Sarbath', publishOn: '2099-01-14' }),
  add('a review by Sreekuttan', 'reviews', 'sreekuttan', { name: 'Sreekuttan', place: 'Neyyattinkara', order: '1' }),
  add('a review in Malayalam', 'reviews', 'lekshmi', { name: 'ലക്ഷ്മി', place: 'മണക്കാട്' }),
  remove('a review withdrawn', 'reviews', 2),
  body('a review corrected', 'reviews', 'Cold, pink and just sweet enough. My daughter had three.', 1),
  remove('a question deleted', 'questions', 1),
  body('an answer rewritten', 'questions', 'Yes, after six months. Most partners ask for a second counter by then.', 1),
  add('a question added', 'questions', 'power', { question: 'What if the power goes?' }),
  edit('a cost changed', 'investment', field('value'), 'value: 42000'),
  file(
    'the figures checked again',
    'franchise-model/index.md',
    field('figuresCheckedOn'),
    "figuresCheckedOn: '2026-11-22'",
  ),
  edit('a caption reworded', 'gallery', field('caption'), 'caption: The evening crowd, three deep'),
  remove('a photograph taken down', 'gallery', 5),
  edit('a leader named', 'leadership', field('name'), 'name: K. Gopalakrishnan Nair'),
  file(
    'a page introduced anew',
    'pages/products.md',
    field('intro'),
    'intro: Six glasses and two snacks, all from one shelf.',
  ),
  file('a paragraph added to the story', 'story/index.mdx', /\n---\n\n/, '\n---\n\nAsk for extra ice. It is free.\n\n'),
];
