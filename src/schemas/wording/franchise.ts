import { z } from 'astro/zod';
import { closedGroup as group, paragraph, singleLine } from '../fields.ts';

/** The labels of the franchise page. content/wording/franchise.md */
export const franchiseWording = () =>
  z.strictObject({
    jump: singleLine('Links to the sections', 'What screen readers call the links at the top.', 40),
    chart: group('Costs', 'The words of the chart and its table.', {
      title: singleLine('Chart', 'What screen readers call the chart.', 60),
      help: paragraph('Help with the chart', 'Read aloud: how to use the chart.', 160),
      inAll: singleLine('In all', 'Under the sum in the middle of the chart.', 20),
      total: singleLine('Total', 'Last row of the table.', 20),
    }),
    figuresChecked: singleLine('Figures last checked', 'Stands before the date.', 40),
    termsChecked: singleLine('Checked on', 'Stands before the day an answer was checked.', 30),
    notDecided: singleLine(
      'Not decided yet',
      'The one answer allowed while something is open. Write it the same in the terms.',
      20,
    ),
    brochureSize: singleLine('Size of the brochure', 'Beside the button. {pages} and {size} are filled in.', 60),
    officialChat: singleLine('Official chat', 'Read aloud before the WhatsApp number.', 30),
  });
