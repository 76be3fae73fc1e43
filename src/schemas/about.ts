import type { Rows } from './collection.ts';
import { alt, image, paragraph, placeholders, singleLine } from './fields.ts';

const onAbout = { group: 'Brand and people', page: 'about' } as const;

export const aboutCollections = {
  /** The brand story: content/story/index.mdx. Its text is the body. */
  story: {
    ...onAbout,
    label: 'Story',
    file: 'index.mdx',
    body: 'required',
    fields: (tools) => ({
      pullQuote: paragraph({ title: 'Large quote', help: 'One or two sentences of the story, shown large.', max: 140 }),
      pullQuoteSource: singleLine({ title: 'Under the quote', help: 'Who said it, or when.', max: 60 }),
      image: image(tools, {
        help: 'A wide photo beside the story, at least 1040 pixels wide.',
        minWidth: 1040,
        shape: 20 / 9,
      }),
      imageAlt: alt(),
      imageCaption: singleLine({ title: 'Caption', help: 'The line under the image.', max: 100 }),
      ...placeholders,
    }),
  },
  /** A step of "How it is poured": content/pour-steps/<name>/index.md. Pages number them in order. */
  'pour-steps': {
    ...onAbout,
    label: 'How it is poured',
    singular: 'Step',
    layout: 'folders',
    fields: (tools) => ({
      title: singleLine({ help: 'The step in two or three words.', max: 30 }),
      description: paragraph({ help: 'One short sentence.', max: 120 }),
      image: image(tools, {
        title: 'Illustration',
        help: 'A flat illustration (SVG). Its bottom edge is the ground that things stand on.',
        minWidth: 560,
      }),
    }),
  },
  /** A person who runs the brand: content/leadership/<name>/index.md with the portrait */
  leadership: {
    ...onAbout,
    label: 'Leadership',
    singular: 'Person',
    layout: 'folders',
    mayBeEmpty: true,
    titleField: 'name',
    summary: '{{name}}: {{role}}',
    fields: (tools) => ({
      name: singleLine({ help: 'The full name.', max: 60 }),
      role: singleLine({ help: 'For example Co-founder & Managing Director.', max: 60 }),
      image: image(tools, {
        title: 'Portrait',
        help: 'An upright photo, at least 480 pixels wide.',
        minWidth: 480,
        shape: 4 / 5,
      }),
      imageAlt: alt('Who it shows, in a few words, for people who cannot see it.'),
    }),
  },
  /** A value: content/values/<name>/index.md. Its illustration is decorative. */
  values: {
    ...onAbout,
    label: 'Values',
    singular: 'Value',
    layout: 'folders',
    fields: (tools) => ({
      title: singleLine({ help: 'The value in two or three words.' }),
      description: paragraph({ help: 'One sentence that makes it concrete.' }),
      image: image(tools, { title: 'Illustration', help: 'A small flat illustration (SVG).', minWidth: 320 }),
    }),
  },
  /** The vision card or the mission card: content/vision-mission/<name>/index.md */
  'vision-mission': {
    ...onAbout,
    label: 'Vision and mission',
    singular: 'Card',
    layout: 'folders',
    fields: () => ({
      title: singleLine({ help: 'For example Our vision.' }),
      description: paragraph({ title: 'Text', help: 'One or two sentences.', max: 240 }),
    }),
  },
} as const satisfies Rows;
