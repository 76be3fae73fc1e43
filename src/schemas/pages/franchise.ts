import { z } from 'astro/zod';
import { alt, line, seldom, text } from '../fields.ts';
import { pageWithIntro, READ_ALOUD } from './base.ts';

const COSTS = 'Words beside the costs';
const BUTTONS = 'Buttons';

/** content/pages/franchise.md */
export const franchisePage = () =>
  z.strictObject({
    ...pageWithIntro,
    estimate: line('Estimate', 'The golden line. {from} and {to} come from the franchise model.', 40),
    ...seldom(READ_ALOUD, {
      shopAlt: alt('What the illustration of the counter shows.').meta({ title: 'Illustration' }),
    }),
    investmentTitle: line('Heading: costs', 'Over the cost table.', 40),
    ...seldom(READ_ALOUD, {
      chartTitle: line('Chart', 'Name of the chart.', 60),
      chartHelp: text('Help with the chart', 'How to use the chart.', 160),
    }),
    ...seldom(COSTS, {
      inAll: line('In all', 'Under the sum in the middle of the chart.', 20),
      total: line('Total', 'Last row of the table.', 20),
      sharesNote: text('Note on shares', 'Says that shares are rounded.', 120),
      checkedOn: line('Figures last checked', 'Stands before the date.', 40),
    }),
    modelTitle: line('Heading: model', 'Over the franchise model.', 40),
    ...seldom(BUTTONS, {
      register: line('Register', 'The red button.', 30),
      brochure: line('Brochure', 'Downloads the PDF.', 40),
      brochureMeta: line('Size of the brochure', 'Beside the button. {pages} and {size} are filled in.', 60),
      masterButton: line('Master franchise', 'Opens WhatsApp with its own text.', 30),
      closing: line('Last button', 'At the end of the page; leads to the enquiry.', 30),
    }),
    stepsTitle: line('Heading: steps', 'Over the steps. {n} is how many there are, in words: for more than one.', 40),
    inclusionsTitle: line('Heading: included and not', 'Over the two lists.', 60),
    included: line('Heading: included', 'Over the first list.', 30),
    notIncluded: line('Heading: not included', 'Over the second list.', 30),
    reasonsTitle: line('Heading: reasons', 'Over the cards.', 40),
    questionsTitle: line('Heading: questions', 'Over the questions.', 40),
    termsTitle: line('Heading: before you sign', 'Over the terms.', 40),
    ...seldom('Words beside the terms', {
      termsChecked: line('Checked on', 'Stands before the day an answer was checked.', 30),
      notDecided: line(
        'Not decided yet',
        'The one answer allowed while something is open. Write it the same in the terms.',
        20,
      ),
    }),
    ...seldom(READ_ALOUD, { officialChat: line('Official chat', 'Before the WhatsApp number.', 30) }),
    officialTitle: line('Heading: official contacts', 'Over the notice.', 40),
  });
