import { z } from 'astro/zod';
import { alt, heading, singleLine } from '../fields.ts';
import { pageWithIntro } from './base.ts';

/** content/pages/home.md */
export const homePage = () =>
  z.strictObject({
    ...pageWithIntro,
    heading: heading('Heading', 'The large words: one to three lines, each up to 12 characters.', 3, 12),
    place: singleLine('Place', 'In the corner of the header, on wide screens.', 40),
    burst: heading('Yellow star', 'One or two words of up to six letters.', 2, 6),
    menuButton: singleLine('Menu button', 'Leads to the menu.', 30),
    chatButton: singleLine('Chat button', 'Opens WhatsApp.', 30),
    menuTitle: singleLine('Heading: menu', 'Over the first three items of the menu.', 40),
    menuLink: singleLine('Link to the menu', 'Beside that heading.', 40),
    reviewTitle: singleLine('Heading: review', 'Over the first review.', 40),
    reviewsLink: singleLine('Link to the reviews', 'Under the review. {n} is the number of reviews.', 40),
    visitTitle: singleLine('Heading: hours and address', 'Over the hours.', 40),
    franchiseText: singleLine('Franchise', 'One sentence. {from} and {to} come from the franchise model.', 100),
    franchiseLink: singleLine('Link to the franchise page', 'Beside that sentence.', 30),
    glassAlt: alt('What the big illustration of the glass shows.').meta({ title: 'Illustration' }),
  });
