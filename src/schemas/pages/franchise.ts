import { z } from 'astro/zod';
import { alt, paragraph, singleLine } from '../fields.ts';
import { pageWithIntro } from './base.ts';

/** content/pages/franchise.md */
export const franchisePage = () =>
  z.strictObject({
    ...pageWithIntro,
    estimate: singleLine('Estimate', 'The golden line. {from} and {to} come from the franchise model.', 40),
    register: singleLine('Register', 'The red button.', 30),
    brochure: singleLine('Brochure', 'Downloads the PDF.', 40),
    jumpCost: singleLine('Link to the costs', 'At the top.', 20),
    jumpSteps: singleLine('Link to the steps', 'At the top.', 20),
    shopAlt: alt('What the illustration of the counter shows.').meta({ title: 'Illustration' }),
    investmentTitle: singleLine('Heading: costs', 'Over the cost table.', 40),
    sharesNote: paragraph('Note on shares', 'Says that shares are rounded.', 120),
    modelTitle: singleLine('Heading: model', 'Over the franchise model.', 40),
    masterButton: singleLine('Master franchise', 'Opens WhatsApp with its own text.', 30),
    inclusionsTitle: singleLine('Heading: included and not', 'Over the two lists.', 60),
    included: singleLine('Heading: included', 'Over the first list.', 30),
    notIncluded: singleLine('Heading: not included', 'Over the second list.', 30),
    stepsTitle: singleLine(
      'Heading: steps',
      'Over the steps. {n} is how many there are, in words: for more than one.',
      40,
    ),
    termsTitle: singleLine('Heading: before you sign', 'Over the terms.', 40),
    undecidedText: paragraph('What to do about it', 'Over the list of what is not decided yet.', 160),
    reasonsTitle: singleLine('Heading: reasons', 'Over the cards.', 40),
    questionsTitle: singleLine('Heading: questions', 'Over the questions.', 40),
    officialTitle: singleLine('Heading: official contacts', 'Over the notice.', 40),
    closing: singleLine('Last button', 'At the end of the page; leads to the enquiry.', 30),
  });
