import { z } from 'astro/zod';
import { alt, line, text } from '../fields.ts';
import { pageWithIntro } from './base.ts';

/** content/pages/franchise.md */
export const franchisePage = () =>
  z.strictObject({
    ...pageWithIntro,
    estimate: line('Estimate', 'The golden figure. {from} and {to} come from the franchise model.', 40),
    shopAlt: alt('What the drawing of the counter shows.'),
    investmentTitle: line('Costs', 'Heading over the cost table.', 40),
    chartTitle: line('Chart', 'Name of the chart for screen readers.', 60),
    chartHelp: text('Chart help', 'How to use the chart, read by screen readers.', 160),
    inAll: line('In all', 'Under the sum in the middle of the chart.', 20),
    total: line('Total', 'Last row of the table.', 20),
    sharesNote: text('Shares note', 'Says that shares are rounded.', 120),
    checkedOn: line('Figures last checked', 'Stands before the date.', 40),
    modelTitle: line('Model', 'Heading of the franchise model.', 40),
    register: line('Register', 'The red button.', 30),
    brochure: line('Brochure', 'The button that downloads the PDF.', 40),
    brochureMeta: line('Brochure size', 'Beside the button. {pages} and {size} are filled in.', 60),
    masterButton: line('Master franchise', 'Opens WhatsApp with its own text.', 30),
    closing: line('Closing button', 'The last button of the page; leads to the enquiry.', 30),
    stepsTitle: line('Steps', 'Heading over the steps. {n} is how many there are, in words: for more than one.', 40),
    inclusionsTitle: line('Inclusions', 'Heading over the two lists.', 60),
    included: line('Included', 'Heading of the first list.', 30),
    notIncluded: line('Not included', 'Heading of the second list.', 30),
    reasonsTitle: line('Reasons', 'Heading over the six cards.', 40),
    questionsTitle: line('Questions', 'Heading over the questions.', 40),
    termsTitle: line('Before you sign', 'Heading over the terms.', 40),
    termsChecked: line('Checked on', 'Stands before the day an answer was checked.', 30),
    notDecided: line(
      'Not decided yet',
      'The one answer allowed while something is open. Write it the same in the terms.',
      20,
    ),
    officialChat: line('Official chat', 'Read aloud before the WhatsApp number.', 30),
    officialTitle: line('Official contacts', 'Heading of the notice.', 40),
  });
