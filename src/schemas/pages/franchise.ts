import { z } from 'astro/zod';
import { alt, collapsed, paragraph, singleLine } from '../fields.ts';
import { pageWithIntro, READ_ALOUD } from './base.ts';

const COSTS = 'Words beside the costs';
const BUTTONS = 'Buttons';

/** content/pages/franchise.md */
export const franchisePage = () =>
  z.strictObject({
    ...pageWithIntro,
    estimate: singleLine('Estimate', 'The golden line. {from} and {to} come from the franchise model.', 40),
    ...collapsed(READ_ALOUD, {
      shopAlt: alt('What the illustration of the counter shows.').meta({ title: 'Illustration' }),
    }),
    ...collapsed(READ_ALOUD, {
      jumpLabel: singleLine('Links to the sections', 'Name of the links at the top.', 40),
    }),
    jumpCost: singleLine('Link to the costs', 'At the top.', 20),
    jumpSteps: singleLine('Link to the steps', 'At the top.', 20),
    investmentTitle: singleLine('Heading: costs', 'Over the cost table.', 40),
    ...collapsed(READ_ALOUD, {
      chartTitle: singleLine('Chart', 'Name of the chart.', 60),
      chartHelp: paragraph('Help with the chart', 'How to use the chart.', 160),
    }),
    ...collapsed(COSTS, {
      inAll: singleLine('In all', 'Under the sum in the middle of the chart.', 20),
      total: singleLine('Total', 'Last row of the table.', 20),
      sharesNote: paragraph('Note on shares', 'Says that shares are rounded.', 120),
      checkedOn: singleLine('Figures last checked', 'Stands before the date.', 40),
    }),
    modelTitle: singleLine('Heading: model', 'Over the franchise model.', 40),
    ...collapsed(BUTTONS, {
      register: singleLine('Register', 'The red button.', 30),
      brochure: singleLine('Brochure', 'Downloads the PDF.', 40),
      brochureMeta: singleLine('Size of the brochure', 'Beside the button. {pages} and {size} are filled in.', 60),
      masterButton: singleLine('Master franchise', 'Opens WhatsApp with its own text.', 30),
      closing: singleLine('Last button', 'At the end of the page; leads to the enquiry.', 30),
    }),
    stepsTitle: singleLine(
      'Heading: steps',
      'Over the steps. {n} is how many there are, in words: for more than one.',
      40,
    ),
    inclusionsTitle: singleLine('Heading: included and not', 'Over the two lists.', 60),
    included: singleLine('Heading: included', 'Over the first list.', 30),
    notIncluded: singleLine('Heading: not included', 'Over the second list.', 30),
    reasonsTitle: singleLine('Heading: reasons', 'Over the cards.', 40),
    questionsTitle: singleLine('Heading: questions', 'Over the questions.', 40),
    termsTitle: singleLine('Heading: before you sign', 'Over the terms.', 40),
    ...collapsed('Words beside the terms', {
      termsChecked: singleLine('Checked on', 'Stands before the day an answer was checked.', 30),
      notDecided: singleLine(
        'Not decided yet',
        'The one answer allowed while something is open. Write it the same in the terms.',
        20,
      ),
      undecidedText: paragraph('What to do about it', 'Over the list of what is not decided yet.', 160),
    }),
    ...collapsed(READ_ALOUD, { officialChat: singleLine('Official chat', 'Before the WhatsApp number.', 30) }),
    officialTitle: singleLine('Heading: official contacts', 'Over the notice.', 40),
  });
