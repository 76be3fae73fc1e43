import { z } from 'astro/zod';
import { heading, paragraph, placeholders, singleLine } from './fields.ts';

/** The words that only the PDF brochure has; its figures come from where the pages have them. content/brochure/index.md */
export const brochure = () =>
  z.strictObject({
    title: singleLine('Title', 'The name of the document, as PDF readers show it.', 60),
    description: paragraph('Description', 'What it is about, in one sentence.', 160),
    heading: heading('Heading', 'The heading of the cover, one to three lines.', 3, 24),
    subtitle: singleLine('Subtitle', 'Under the heading.', 60),
    estimate: singleLine('Estimate', 'On the cover. {from} and {to} come from the franchise model, in lakhs.', 60),
    drinkTitle: singleLine('The drink', 'Heading of the first page.', 40),
    drinkText: paragraph('About the drink', 'One paragraph under it.', 400),
    costItem: singleLine('Item', 'Head of the first column of the cost table.', 30),
    costShare: singleLine('Share', 'Head of the column of shares.', 20),
    costAmount: singleLine('Amount', 'Head of the column of amounts.', 20),
    reachTitle: singleLine('How to reach us', 'Heading over phone, chat and e-mail.', 40),
    reachText: paragraph('How to reach us: text', 'One sentence under it.', 200),
    chat: singleLine('WhatsApp', 'Label of the chat link.', 30),
    website: singleLine('Website', 'Label of the link to the enquiry form.', 30),
    pageOf: singleLine('Page', 'At the bottom of each page. {n} and {total} are filled in.', 30),
    ...placeholders,
  });
