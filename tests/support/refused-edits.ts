/** Edits that the content check refuses, as staff would make them in the form of the fixture content. */
interface Refused {
  /** Where the form is, as the editor's address has it. */
  readonly form: string;
  /** What is typed, by field; `true` presses a switch. */
  readonly fields: Readonly<Record<string, string | true>>;
  /** Field that the form says it beside; otherwise a dialog says it. */
  readonly beside?: string;
  /** What `npm run check:content` says. */
  readonly sentence: string;
  /** The same with the names of the screen, where it names another entry. */
  readonly onScreen?: string;
  /** Whether it may be saved all the same, because another entry has a part in it. */
  readonly isAsked?: boolean;
}

const EDITS: readonly (readonly [name: string, refused: Refused])[] = [
  [
    'a rating with two decimals',
    {
      form: 'menu/entries/boba/index',
      fields: { rating: '4.75' },
      beside: 'rating',
      sentence: '4.75 has more than one decimal. Write 4.8, for example.',
    },
  ],
  [
    'a second item of one name',
    {
      form: 'menu/entries/boba/index',
      fields: { name: 'Combo' },
      sentence: '"Combo" is also the name of content/menu/boba/index.md. Give one of them another.',
      onScreen: '"Combo" is also the name of this entry. Give one of them another.',
      isAsked: true,
    },
  ],
  [
    'a file name in place of a description',
    {
      form: 'menu/entries/boba/index',
      fields: { imageAlt: 'IMG_2041.jpg' },
      sentence: '"IMG_2041.jpg" is the name of a file. Say in a few words what the image shows.',
    },
  ],
  [
    'a last day before the first',
    {
      form: 'menu/entries/boba/index',
      fields: { publishOn: '2030-01-02', showUntil: '2030-01-01' },
      sentence:
        '2030-01-01 is before publishOn, 2030-01-02: the entry would never be shown. Change one of the two days.',
      onScreen:
        '2030-01-01 is before “Show from”, 2030-01-02: the entry would never be shown. Change one of the two days.',
    },
  ],
  [
    'a cost beyond the estimate',
    {
      form: 'investment/entries/equipment',
      fields: { value: '9,00,000' },
      sentence:
        'the costs in content/investment add up to 11.7 lakhs, and the estimate is 2.5 to 3.5. Change the costs or the estimate.',
      onScreen:
        'the costs in “Franchise: costs” add up to 11.7 lakhs, and the estimate is 2.5 to 3.5. Change the costs or the estimate.',
      isAsked: true,
    },
  ],
  [
    'two slices of one colour',
    {
      form: 'investment/entries/equipment',
      fields: { colour: '#c5351f' },
      sentence: '"#c5351f" is also the colour of content/investment/equipment.md. Give each slice its own.',
      onScreen: '"#c5351f" is also the colour of this entry. Give each slice its own.',
      isAsked: true,
    },
  ],
  [
    'letters that the brochure cannot print',
    {
      form: 'steps/entries/sign-up',
      fields: { title: 'दूध' },
      sentence:
        '"दू", "ध" cannot be printed in the brochure or a share image. Use words in English or Malayalam, or common symbols such as ₹, →, ≥.',
    },
  ],
  [
    'a term that is not answered',
    {
      form: 'terms/entries/royalty',
      fields: { answer: 'Ask us' },
      sentence: '"Ask us" is no answer. Write what holds, or "Not decided yet" while that is open.',
    },
  ],
  [
    'a script in a review',
    {
      form: 'reviews/entries/anitha',
      fields: { body: '<script>alert(1)</script>' },
      sentence: 'In a review, <script> is shown as it is written here. Remove it.',
    },
  ],
  [
    'a note hidden that the forms link to',
    {
      form: 'notes/entries/privacy',
      fields: { draft: true },
      sentence:
        'The forms link to this note, so it must be there and be shown. Put it back, and remove "draft", "publishOn" and "showUntil".',
      onScreen:
        'The forms link to this note, so it must be there and be shown. Put it back, and remove “Hide from the site”, “Show from” and “Show until”.',
    },
  ],
  [
    'a link to a page that is not there',
    {
      form: 'questions/entries/rent',
      fields: { body: ' See [our shops](/shops) ' },
      sentence:
        '"/shops" leads to a page that does not exist. The pages are /, /about, /products, /franchise, /gallery, /contact, /register, /reviews.',
    },
  ],
];

/** A value as a file has it. */
const written = (value: string | true) =>
  value === true || /^[\d.,]+$/.test(value) ? String(value).replaceAll(',', '') : `'${value}'`;

/** The same edit of the text of a file. */
function edited(text: string, [name, value]: readonly [string, string | true]): string {
  if (name === 'body') return text.replace(/\n---\n[\s\S]*$/, `\n---\n\n${String(value).trim()}\n`);
  const place = new RegExp(`^${name}:.*$`, 'm');
  const line = `${name}: ${written(value)}`;
  return place.test(text) ? text.replace(place, line) : text.replace('\n---\n', `\n${line}\n---\n`);
}

export const REFUSED_EDITS = EDITS.map(([name, refused]) => {
  const edit = (text: string) => Object.entries(refused.fields).reduce(edited, text);
  return [name, { ...refused, file: `${refused.form.replace('/entries', '')}.md`, edit }] as const;
});
