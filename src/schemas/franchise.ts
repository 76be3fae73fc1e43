import { z } from 'astro/zod';
import type { Rows } from './collection.ts';
import {
  answer,
  colour,
  day,
  type FieldOptions,
  image,
  paragraph,
  placeholders,
  reference,
  rupees,
  singleLine,
  toggle,
  withMeta,
} from './fields.ts';

const lakhs = (options: FieldOptions) => withMeta(z.number().min(0.1).max(1000), { ...options, kind: 'lakhs' });

const fact = {
  label: singleLine({ help: 'For example Space.', max: 20 }),
  value: singleLine({ help: 'The figure with its unit, for example 80 sq ft.', max: 24 }),
};

const onFranchise = { group: 'Franchise', page: 'franchise' } as const;

export const franchiseCollections = {
  /** The franchise model: content/franchise-model/index.md. Its text is the body. */
  'franchise-model': {
    ...onFranchise,
    label: 'Franchise: estimate',
    singular: 'Franchise model',
    file: 'index.md',
    body: 'required',
    fields: () => ({
      estimateFrom: lakhs({ help: 'Lower end of the cost of a shop, in lakhs of rupees, for example 2.5.' }),
      estimateTo: lakhs({ help: 'Upper end, in lakhs of rupees, for example 3.5.' }),
      figuresCheckedOn: day({
        title: 'Figures last checked',
        help: 'The day somebody last checked every figure of the franchise page.',
      }),
      taxNote: paragraph({ help: 'About GST, under the cost table.', max: 200 }),
      facts: withMeta(z.array(z.strictObject(fact)).min(1).max(6), {
        title: 'Facts at a glance',
        help: 'Up to six figures of the brochure, in order.',
      }),
      masterTitle: singleLine({ title: 'Heading: master franchise', help: 'Over its text.' }),
      masterText: paragraph({ title: 'Master franchise: text', help: 'Two sentences.', max: 240 }),
      neverTitle: singleLine({ title: 'Heading: what nobody does', help: 'Above the list.', max: 60 }),
      never: withMeta(z.array(z.string().trim().min(1).max(120)).min(1).max(6), {
        title: 'What nobody does',
        help: 'What somebody who speaks for us never does. May stay empty.',
      }).optional(),
      officialNotice: paragraph({
        title: 'Official contacts notice',
        help: 'Only the listed phone, chat and e-mail are ours.',
        max: 400,
      }),
      noGuarantee: paragraph({ title: 'No guarantee of income', help: 'We promise no income.', max: 300 }),
      drinkText: paragraph({ title: 'About the drink', help: 'One paragraph of the brochure.', max: 400 }),
      ...placeholders,
    }),
  },
  /** A row of the cost table and a slice of the chart: content/investment/<name>.md */
  investment: {
    ...onFranchise,
    label: 'Franchise: costs',
    singular: 'Cost',
    summary: '{{title}}: ₹{{value}}',
    fields: () => ({
      title: singleLine({ help: 'What the money is for, for example Interior setup.' }),
      shortTitle: singleLine({ help: 'One word for the chart, for example Interior.', max: 14 }),
      value: rupees({ title: 'Amount', help: 'In whole rupees, for example 125000.', min: 500 }),
      colour: colour({ help: 'Colour of its layer in the glass and its slice in the chart, for example #b64a2e.' }),
      description: paragraph({ help: 'What it covers, in a few words.' }),
    }),
  },
  /** Something that the estimate includes or leaves out: content/inclusions/<name>.md */
  inclusions: {
    ...onFranchise,
    label: 'Franchise: inclusions',
    singular: 'Line',
    summary: "{{title}}: {{included | ternary('included', 'not included')}}",
    fields: () => ({
      title: singleLine({ help: 'What it is, for example Staff training.', max: 60 }),
      included: toggle({ help: 'On: the estimate covers it. Off: the partner pays for it separately.' }),
      cost: reference({
        title: 'Paid by',
        help: 'The cost that covers it. Empty: it has its own row in the table.',
        collection: 'investment',
      }).optional(),
      shortTitle: singleLine({
        help: 'One word for its ice cube above the glass, if the estimate leaves it out. Five cubes fit.',
        max: 9,
      }).optional(),
      note: paragraph({ help: 'A few more words. May stay empty.' }).optional(),
    }),
  },
  /** A step to opening a shop: content/steps/<name>.md. Pages number them in order. */
  steps: {
    ...onFranchise,
    label: 'Franchise: steps',
    singular: 'Step',
    fields: () => ({
      title: singleLine({ help: 'The step in a few words.' }),
      description: paragraph({ help: 'One short sentence.' }),
    }),
  },
  /** A "Why Choose Us" card: content/reasons/<name>/index.md. Six fill the grid. */
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
  /** A common question: content/questions/<name>.md. The answer is the body. */
  questions: {
    ...onFranchise,
    label: 'Franchise: questions',
    singular: 'Question',
    mayBeEmpty: true,
    body: 'required',
    bodyMaxLength: 2000,
    titleField: 'question',
    fields: () => ({ question: singleLine({ help: 'As a prospective partner would ask it.', max: 120 }) }),
  },
  /** A question of a future partner: content/terms/<name>.md. Without an answer, pages offer a chat that asks it. */
  terms: {
    ...onFranchise,
    label: 'Franchise: terms',
    singular: 'Term',
    mayBeEmpty: true,
    summary: '{{group}}: {{title}}',
    fields: () => ({
      title: singleLine({ help: 'The subject, for example Royalty and other regular fees.', max: 80 }),
      group: withMeta(z.enum(['Money', 'Contract', 'Place', 'Who we are']), { help: 'Its heading while it is open.' }),
      answer: answer({ help: 'Plain sentences with figures and dates. Never promise earnings.', max: 600 }),
      checkedOn: day({ help: 'The day somebody last confirmed the answer. Empty without one.' }).optional(),
    }),
  },
} as const satisfies Rows;
