import { z } from 'astro/zod';
import { line, seldom, text } from '../fields.ts';
import { pageWithIntro, READ_ALOUD } from './base.ts';

const FORM = 'Words of the form';
const MAP = 'Words of the map';

/** content/pages/contact.md */
export const contactPage = () =>
  z.strictObject({
    ...pageWithIntro,
    ...seldom(READ_ALOUD, { detailsLabel: line('Details', 'Name of the part with address and phone.', 40) }),
    ...seldom('Words beside address and phone', {
      address: line('Address', 'Stands over the address.', 30),
      phone: line('Phone', 'Stands over the number.', 30),
      email: line('E-mail', 'Stands over the e-mail address.', 30),
      directions: line('Directions', 'Link that opens the way on a map.', 40),
    }),
    formTitle: line('Heading: form', 'Over the form.', 40),
    ...seldom(FORM, {
      name: line('Name field', 'Over the field for the name.', 30),
      emailField: line('E-mail field', 'Over the field for the e-mail address.', 30),
      subject: line('Subject field', 'Over the field for the subject.', 30),
      message: line('Message field', 'Over the field for the message.', 30),
      submit: line('Send button', 'The button of the form.', 30),
      mailSubject: line('Subject of the e-mail', 'What the e-mail that the form writes is headed.', 60),
      formHint: text('Hint', 'What happens when the button is pressed, while no form service is set.', 200),
      serviceHint: text('Hint with a form service', 'What happens then, once a form service is set.', 200),
      noScript: text('Without script', 'Where the browser runs no script: that a chat is the safer way.', 240),
      chatInstead: line('Chat instead', 'Link beside it that opens a chat.', 40),
      privacyLink: line('Privacy link', 'Under the button of the form; leads to the privacy note.', 40),
    }),
    ...seldom('After the button is pressed', {
      openedTitle: line('E-mail opened', 'The heading.', 60),
      openedText: text('E-mail opened: what now', 'The sentence under it. Never claims that anything was sent.', 240),
      openAgain: line('Open again', 'Link that opens the e-mail app once more.', 40),
    }),
    ...seldom(READ_ALOUD, { mapLabel: line('Map', 'Name of the map.', 40) }),
    ...seldom(MAP, {
      mapButton: line('Show the map', 'On the drawn map. {provider} is whose map it is.', 60),
      mapNote: text('Note', 'Under it. {provider} is whose map it is.', 160),
      mapWaiting: text(
        'While it loads',
        'In the place of the map. {provider} is whose map it is, {directions} the link to the way.',
        160,
      ),
      google: line('Google', 'What the map of Google is called.', 30),
      openstreetmap: line('OpenStreetMap', 'What the map of OpenStreetMap is called.', 30),
    }),
    notesTitle: line('Heading: notes', 'Over privacy and accessibility.', 60),
    ...seldom('Words beside the notes', { updated: line('Last changed', 'Stands before the date of a note.', 30) }),
  });
