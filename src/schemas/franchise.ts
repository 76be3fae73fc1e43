import { z } from 'astro/zod';
import type { Rows } from './collection.ts';
import {
  colour,
  day,
  heading,
  image,
  listEntry,
  paragraph,
  placeholders,
  rupees,
  singleLine,
  toggle,
  type Words,
} from './fields.ts';

const lakhs = ({ title, help }: Words) =>
  z.number().min(0.1).max(1000).meta({ title, description: help, kind: 'lakhs' });

const onFranchise = { group: 'Franchise', page: 'franchise', printed: 'all' } as const;

export const franchiseCollections = {
  /** What a partner gets into: content/franchise-model/index.md. The model itself is the text under the dashes. */
  'franchise-model': {
    ...onFranchise,
    label: 'Franchise: estimate',
    singular: 'Franchise model',
    file: 'index.md',
    body: 'required',
    fields: () => ({
      estimateFrom: lakhs({
        title: 'Estimate from',
        help: 'The lower end of what a shop costs, in lakhs of rupees, for example 2.5.',
      }),
      estimateTo: lakhs({ title: 'Estimate to', help: 'The upper end, in lakhs of rupees, for example 3.5.' }),
      figuresCheckedOn: day({
        title: 'Figures last checked',
        help: 'The day somebody last went through every figure of the franchise page.',
      }),
      taxNote: paragraph({ title: 'Tax note', help: 'What is said about GST under the cost table.', max: 200 }),
      facts: z
        .array(
          z.strictObject({
            label: singleLine({ title: 'Label', help: 'What is counted, for example Space.', max: 20 }),
            value: singleLine({ title: 'Value', help: 'The figure with its unit, for example 80 sq ft.', max: 24 }),
          }),
        )
        .min(1)
        .max(6)
        .meta({ title: 'Facts at a glance', description: 'Up to six figures of the brochure, in the order shown.' }),
      masterTitle: singleLine({
        title: 'Master franchise: title',
        help: 'Heading of the part about the master franchise.',
        max: 40,
      }),
      masterText: paragraph({
        title: 'Master franchise: text',
        help: 'Two sentences on what a master partner does.',
        max: 240,
      }),
      neverTitle: singleLine({
        title: 'What nobody does: title',
        help: 'Heading of the list beside the terms.',
        max: 60,
      }),
      never: z.array(z.string().trim().min(1).max(120)).min(1).max(6).optional().meta({
        title: 'What nobody does',
        description: 'What a caller who speaks for us never does. May stay empty.',
      }),
      officialNotice: paragraph({
        title: 'Official contacts notice',
        help: 'Says that only the listed phone, chat and e-mail are ours.',
        max: 400,
      }),
      noGuarantee: paragraph({
        title: 'No guarantee of income',
        help: 'Says plainly that income is not promised.',
        max: 300,
      }),
      ...placeholders,
    }),
  },
  /** One line of the cost table and one slice of the chart: content/investment/<name>.md. The sum is computed. */
  investment: {
    ...onFranchise,
    label: 'Franchise: costs',
    singular: 'Cost',
    summary: '{{title}}: ₹{{value}}',
    sections: { franchise: ['cost'] },
    fields: () => ({
      title: singleLine({ title: 'Title', help: 'What the money is for, for example Interior setup.', max: 40 }),
      shortTitle: singleLine({
        title: 'Short title',
        help: 'One word for the chart, for example Interior. Thin slices go without.',
        max: 14,
      }),
      value: rupees({ title: 'Amount', help: 'In whole rupees, for example 125000. The total is worked out.' }),
      colour: colour({ title: 'Colour', help: 'Of its slice in the chart, for example #f2b233.' }),
      description: paragraph({ title: 'Description', help: 'A few words on what it covers.', max: 160 }),
      ...listEntry,
    }),
  },
  /** Something the estimate includes or leaves out: content/inclusions/<name>.md. */
  inclusions: {
    ...onFranchise,
    label: 'Franchise: inclusions',
    singular: 'Line',
    summary: "{{title}}: {{included | ternary('included', 'not included')}}",
    sections: { franchise: ({ included }) => (included ? ['included'] : ['included', 'not-included']) },
    fields: () => ({
      title: singleLine({ title: 'Title', help: 'What it is, for example Staff training.', max: 60 }),
      included: toggle({
        title: 'Included',
        help: 'On: the estimate covers it. Off: the partner pays for it apart.',
      }),
      note: paragraph({ title: 'Note', help: 'A few words more. May stay empty.', max: 160 }).optional(),
      ...listEntry,
    }),
  },
  /** A step to opening a shop: content/steps/<name>.md. Steps are numbered by their order. */
  steps: {
    ...onFranchise,
    label: 'Franchise: steps',
    singular: 'Step',
    sections: { franchise: ['steps'] },
    fields: () => ({
      title: singleLine({ title: 'Title', help: 'The step in a few words.', max: 40 }),
      description: paragraph({ title: 'Description', help: 'One short sentence.', max: 160 }),
      ...listEntry,
    }),
  },
  /** A "Why Choose Us" card: content/reasons/<name>/index.md. Six fill the board. */
  reasons: {
    ...onFranchise,
    label: 'Franchise: reasons',
    singular: 'Reason',
    layout: 'folders',
    sections: { franchise: ['reasons'] },
    fields: (tools) => ({
      title: singleLine({ title: 'Title', help: 'The reason in a few words.', max: 40 }),
      description: paragraph({ title: 'Description', help: 'One sentence, no promise of income.', max: 160 }),
      image: image(tools, { title: 'Illustration', help: 'A small flat illustration (SVG).', minWidth: 320 }),
      ...listEntry,
    }),
  },
  /** A question asked before signing: content/questions/<name>.md. The answer is the text under the dashes. */
  questions: {
    ...onFranchise,
    label: 'Franchise: questions',
    singular: 'Question',
    mayBeEmpty: true,
    body: 'required',
    bodyMaxLength: 2000,
    titleField: 'question',
    sections: { franchise: ['questions'] },
    fields: () => ({
      question: singleLine({ title: 'Question', help: 'As a prospective partner would ask it.', max: 120 }),
      ...listEntry,
    }),
  },
  /** What a partner should know before signing: content/terms/<name>.md. */
  terms: {
    ...onFranchise,
    label: 'Franchise: terms',
    singular: 'Term',
    summary: '{{title}}: {{answer | truncate(40)}}',
    sections: { franchise: ['before-you-sign'] },
    fields: () => ({
      title: singleLine({
        title: 'Title',
        help: 'What is asked about, for example Royalty and other regular fees.',
        max: 80,
      }),
      answer: paragraph({
        title: 'Answer',
        help: 'Plain sentences with figures and dates. While it is open, write exactly: Not decided yet. Never promise earnings.',
        max: 600,
      }),
      checkedOn: day({
        title: 'Checked on',
        help: 'The day somebody last confirmed the answer.',
      }),
      ...listEntry,
    }),
  },
  /** The words that only the PDF brochure has; its figures come from where the pages have them. content/brochure/index.md */
  brochure: {
    ...onFranchise,
    label: 'Franchise: brochure',
    singular: 'Brochure',
    file: 'index.md',
    fields: () => ({
      title: singleLine({ title: 'Title', help: 'The name of the document, as PDF readers show it.', max: 60 }),
      description: paragraph({ title: 'Description', help: 'What it is about, in one sentence.', max: 160 }),
      heading: heading({ title: 'Heading', help: 'The heading of the cover, one to three lines.', lines: 3, max: 24 }),
      subtitle: singleLine({ title: 'Subtitle', help: 'Under the heading.', max: 60 }),
      estimate: singleLine({
        title: 'Estimate',
        help: 'On the cover. {from} and {to} come from the franchise model, in lakhs.',
        max: 60,
      }),
      drinkTitle: singleLine({ title: 'The drink', help: 'Heading of the first page.', max: 40 }),
      drinkText: paragraph({ title: 'About the drink', help: 'One paragraph under it.', max: 400 }),
      reachTitle: singleLine({ title: 'How to reach us', help: 'Heading over phone, chat and e-mail.', max: 40 }),
      reachText: paragraph({ title: 'How to reach us: text', help: 'One sentence under it.', max: 200 }),
      ...placeholders,
    }),
  },
} as const satisfies Rows;
