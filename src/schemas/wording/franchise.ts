import { z } from 'astro/zod';
import { group, paragraph, singleLine } from '../fields.ts';

/** The labels of the franchise page. content/wording/franchise.md */
export const franchiseWording = () =>
  z.strictObject({
    jump: singleLine({
      title: 'Links to the sections',
      help: 'What screen readers call the links at the top.',
      max: 40,
    }),
    chart: group(
      { title: 'Costs', help: 'The words of the chart and its table.', closed: true },
      {
        title: singleLine({ title: 'Chart', help: 'What screen readers call the chart.', max: 60 }),
        help: paragraph({ title: 'Help with the chart', help: 'Read aloud: how to use the chart.', max: 160 }),
        inAll: singleLine({ title: 'In all', help: 'Under the sum in the middle of the chart.', max: 20 }),
        total: singleLine({ title: 'Total', help: 'Last row of the table.', max: 20 }),
      },
    ),
    figuresChecked: singleLine({ title: 'Figures last checked', help: 'Stands before the date.', max: 40 }),
    termsChecked: singleLine({ title: 'Checked on', help: 'Stands before the day an answer was checked.', max: 30 }),
    notDecided: singleLine({
      title: 'Not decided yet',
      help: 'The one answer allowed while something is open. Write it the same in the terms.',
      max: 20,
    }),
    brochureSize: singleLine({
      title: 'Size of the brochure',
      help: 'Beside the button. {pages} and {size} are filled in.',
      max: 60,
    }),
    officialChat: singleLine({ title: 'Official chat', help: 'Read aloud before the WhatsApp number.', max: 30 }),
  });
