import { z } from 'astro/zod';
import { lettering, line, placeholders, text } from './fields.ts';

/** The words that only the PDF brochure has; its figures come from where the pages have them. content/brochure/index.md */
export const brochure = () =>
  z.strictObject({
    title: line('Title', 'The name of the document, as PDF readers show it.', 60),
    description: text('Description', 'What it is about, in one sentence.', 160),
    heading: z
      .array(lettering(24))
      .min(1)
      .max(3)
      .meta({ title: 'Heading', description: 'The heading of the cover, one to three lines.' }),
    subtitle: line('Subtitle', 'Under the heading.', 60),
    estimate: line('Estimate', 'On the cover. {from} and {to} come from the franchise model, in lakhs.', 60),
    drinkTitle: line('The drink', 'Heading of the first page.', 40),
    drinkText: text('About the drink', 'One paragraph under it.', 400),
    costItem: line('Item', 'Head of the first column of the cost table.', 30),
    costShare: line('Share', 'Head of the column of shares.', 20),
    costAmount: line('Amount', 'Head of the column of amounts.', 20),
    reachTitle: line('How to reach us', 'Heading over phone, chat and e-mail.', 40),
    reachText: text('How to reach us: text', 'One sentence under it.', 200),
    chat: line('WhatsApp', 'Label of the chat link.', 30),
    website: line('Website', 'Label of the link to the enquiry form.', 30),
    pageOf: line('Page', 'At the bottom of each page. {n} and {total} are filled in.', 30),
    ...placeholders,
  });
