import { z } from 'astro/zod';
import type { Rows } from './collection.ts';
import {
  answer,
  checkAnswer,
  colour,
  day,
  described,
  heading,
  image,
  paragraph,
  placeholders,
  reference,
  rupees,
  singleLine,
  toggle,
  type Words,
} from './fields.ts';

const lakhs = (words: Words) => described(z.number().min(0.1).max(1000), { ...words, kind: 'lakhs' });

/** The groups of open terms, in their order. */
export const TERM_GROUPS = ['Money', 'Contract', 'Place', 'Who we are'] as const;

const fact = {
  label: singleLine({ help: 'What is counted, for example Space.', max: 20 }),
  value: singleLine({ help: 'The figure with its unit, for example 80 sq ft.', max: 24 }),
};

const onFranchise = { group: 'Franchise', page: 'franchise' } as const;

export const franchiseCollections = {
  /** What a partner gets into: content/franchise-model/index.md. The model itself is the text under the dashes. */
  'franchise-model': {
    ...onFranchise,
    label: 'Franchise: estimate',
    singular: 'Franchise model',
    file: 'index.md',
    body: 'required',
    fields: () => ({
      estimateFrom: lakhs({ help: 'The lower end of what a shop costs, in lakhs of rupees, for example 2.5.' }),
      estimateTo: lakhs({ help: 'The upper end, in lakhs of rupees, for example 3.5.' }),
      figuresCheckedOn: day({
        title: 'Figures last checked',
        help: 'The day somebody last went through every figure of the franchise page.',
      }),
      taxNote: paragraph({ help: 'What is said about GST under the cost table.', max: 200 }),
      facts: described(z.array(z.strictObject(fact)).min(1).max(6), {
        title: 'Facts at a glance',
        help: 'Up to six figures of the brochure, in the order shown.',
      }),
      masterTitle: singleLine({ title: 'Heading: master franchise', help: 'Over its text.' }),
      masterText: paragraph({
        title: 'Master franchise: text',
        help: 'Two sentences on what a master partner does.',
        max: 240,
      }),
      neverTitle: singleLine({ title: 'Heading: what nobody does', help: 'Over that list.', max: 60 }),
      never: described(z.array(z.string().trim().min(1).max(120)).min(1).max(6), {
        title: 'What nobody does',
        help: 'What a caller who speaks for us never does. May stay empty.',
      }).optional(),
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
    fields: () => ({
      title: singleLine({ help: 'What the money is for, for example Interior setup.' }),
      shortTitle: singleLine({
        help: 'One word for the chart, for example Interior. Thin slices go without.',
        max: 14,
      }),
      value: rupees({
        title: 'Amount',
        help: 'In whole rupees, for example 125000. The total is worked out.',
        min: 500,
      }),
      colour: colour({ help: 'Of its layer in the glass and its slice in the chart, for example #b64a2e.' }),
      description: paragraph({ help: 'A few words on what it covers.' }),
    }),
  },
  /** Something the estimate includes or leaves out: content/inclusions/<name>.md. */
  inclusions: {
    ...onFranchise,
    label: 'Franchise: inclusions',
    singular: 'Line',
    summary: "{{title}}: {{included | ternary('included', 'not included')}}",
    fields: () => ({
      title: singleLine({ help: 'What it is, for example Staff training.', max: 60 }),
      included: toggle({ help: 'On: the estimate covers it. Off: the partner pays for it apart.' }),
      cost: reference({
        title: 'Paid by',
        help: 'The cost that pays for it, in whose row it stands. Empty: it has a row of its own.',
        collection: 'investment',
      }).optional(),
      shortTitle: singleLine({
        help: 'One word for its ice cube over the glass, if the estimate leaves it out. The first five have one.',
        max: 9,
      }).optional(),
      note: paragraph({ help: 'A few words more. May stay empty.' }).optional(),
    }),
  },
  /** A step to opening a shop: content/steps/<name>.md. Steps are numbered by their order. */
  steps: {
    ...onFranchise,
    label: 'Franchise: steps',
    singular: 'Step',
    fields: () => ({
      title: singleLine({ help: 'The step in a few words.' }),
      description: paragraph({ help: 'One short sentence.' }),
    }),
  },
  /** A "Why Choose Us" card: content/reasons/<name>/index.md. Six fill the board. */
  reasons: {
    ...onFranchise,
    label: 'Franchise: reasons',
    singular: 'Reason',
    layout: 'folders',
    fields: (tools) => ({
      title: singleLine({ help: 'The reason in a few words.' }),
      description: paragraph({ help: 'One sentence, no promise of income.' }),
      image: image(tools, { title: 'Illustration', help: 'A small flat illustration (SVG).', minWidth: 320 }),
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
    fields: () => ({
      question: singleLine({ help: 'As a prospective partner would ask it.', max: 120 }),
    }),
  },
  /** What a partner asks before signing: content/terms/<name>.md. Without an answer it is open. */
  terms: {
    ...onFranchise,
    label: 'Franchise: terms',
    singular: 'Term',
    mayBeEmpty: true,
    summary: '{{group}}: {{title}}',
    fields: () => ({
      title: singleLine({ help: 'What is asked about, for example Royalty and other regular fees.', max: 80 }),
      group: described(z.enum(TERM_GROUPS), { help: 'The heading that it stands under while it is open.' }),
      ...answer({ help: 'Plain sentences with figures and dates. Never promise earnings.', max: 600 }),
    }),
    check: checkAnswer,
  },
  /** The words that only the PDF brochure has; its figures come from where the pages have them. content/brochure/index.md */
  brochure: {
    ...onFranchise,
    label: 'Franchise: brochure',
    singular: 'Brochure',
    file: 'index.md',
    fields: () => ({
      title: singleLine({ help: 'The name of the document, as PDF readers show it.', max: 60 }),
      description: paragraph({ help: 'What it is about, in one sentence.' }),
      heading: heading({ help: 'The heading of the cover, one to three lines.' }),
      subtitle: singleLine({ help: 'Under the heading.', max: 60 }),
      estimate: singleLine({ help: 'On the cover. {from} and {to} come from the franchise model, in lakhs.', max: 60 }),
      drinkTitle: singleLine({ title: 'The drink', help: 'Heading of the first page.' }),
      drinkText: paragraph({ title: 'About the drink', help: 'One paragraph under it.', max: 400 }),
      reachTitle: singleLine({ title: 'How to reach us', help: 'Heading over phone, chat and e-mail.' }),
      reachText: paragraph({ title: 'How to reach us: text', help: 'One sentence under it.', max: 200 }),
      ...placeholders,
    }),
  },
} as const satisfies Rows;
