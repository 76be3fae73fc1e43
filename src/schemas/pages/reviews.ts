import { z } from 'astro/zod';
import { alt, line, text } from '../fields.ts';
import { page } from './base.ts';

/** content/pages/reviews.md */
export const reviewsPage = () =>
  z.strictObject({
    ...page,
    across: line('How many', 'Beside the average. {n} is the number of reviews.', 40),
    carouselLabel: line('Carousel', 'What screen readers call the changing board.', 40),
    faceAlt: alt('What the drawing of the customer shows.'),
    food: line('Food', 'Name of the score.', 20),
    service: line('Service', 'Name of the score.', 20),
    atmosphere: line('Atmosphere', 'Name of the score.', 20),
    overall: line('Overall', 'Name of the score.', 20),
    previous: line('Previous', 'Read aloud on the left arrow.', 40),
    next: line('Next', 'Read aloud on the right arrow.', 40),
    pause: line('Pause', 'Button that stops the changing.', 20),
    play: line('Play', 'Button that starts it again.', 20),
    position: line('Position', 'Between the arrows. {n} and {total} are numbers.', 20),
    allTitle: line('All reviews', 'Heading over the bills.', 40),
    tallyTitle: line('Tally', 'Heading of the card with the averages.', 30),
    tellText: text('Tell us', 'On the empty bill.', 120),
    tellButton: line('Tell us button', 'Opens WhatsApp with its own text.', 30),
    none: text('No reviews', 'Said while there is no review.', 120),
  });
