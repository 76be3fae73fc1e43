import { z } from 'astro/zod';
import { collapsed, paragraph, singleLine } from '../fields.ts';
import { pageWithIntro, READ_ALOUD } from './base.ts';

const FORM = 'Words of the form';
const MAP = 'Words of the map';

/** content/pages/contact.md */
export const contactPage = () =>
  z.strictObject({
    ...pageWithIntro,
    ...collapsed(READ_ALOUD, { detailsLabel: singleLine('Details', 'Name of the part with address and phone.', 40) }),
    ...collapsed('Words beside address and phone', {
      address: singleLine('Address', 'Stands over the address.', 30),
      phone: singleLine('Phone', 'Stands over the number.', 30),
      email: singleLine('E-mail', 'Stands over the e-mail address.', 30),
      saveNumber: singleLine('Save our number', 'Link to the contact that phones save.', 40),
      directions: singleLine('Directions', 'Link that opens the way on a map.', 40),
    }),
    formTitle: singleLine('Heading: form', 'Over the form.', 40),
    ...collapsed(FORM, {
      name: singleLine('Name field', 'Over the field for the name.', 30),
      emailField: singleLine('E-mail field', 'Over the field for the e-mail address.', 30),
      subject: singleLine('Subject field', 'Over the field for the subject.', 30),
      message: singleLine('Message field', 'Over the field for the message.', 30),
      submit: singleLine('Send button', 'The button of the form.', 30),
      mailSubject: singleLine('Subject of the e-mail', 'What the e-mail that the form writes is headed.', 60),
      formHint: paragraph('Hint', 'What happens when the button is pressed, while no form service is set.', 200),
      serviceHint: paragraph('Hint with a form service', 'What happens then, once a form service is set.', 200),
      noScript: paragraph('Without script', 'Where the browser runs no script: that a chat is the safer way.', 240),
      chatInstead: singleLine('Chat instead', 'Link beside it that opens a chat.', 40),
      privacyLink: singleLine('Privacy link', 'Under the button of the form; leads to the privacy note.', 40),
    }),
    ...collapsed('After the button is pressed', {
      openedTitle: singleLine('E-mail opened', 'The heading.', 60),
      openedText: paragraph(
        'E-mail opened: what now',
        'The sentence under it. Never claims that anything was sent.',
        240,
      ),
      openAgain: singleLine('Open again', 'Link that opens the e-mail app once more.', 40),
    }),
    ...collapsed(READ_ALOUD, { mapLabel: singleLine('Map', 'Name of the map.', 40) }),
    ...collapsed(MAP, {
      mapButton: singleLine('Show the map', 'On the drawn map. {provider} is whose map it is.', 60),
      mapNote: paragraph('Note', 'Under it. {provider} is whose map it is.', 160),
      mapWaiting: paragraph(
        'While it loads',
        'In the place of the map. {provider} is whose map it is, {directions} the link to the way.',
        160,
      ),
      google: singleLine('Google', 'What the map of Google is called.', 30),
      openstreetmap: singleLine('OpenStreetMap', 'What the map of OpenStreetMap is called.', 30),
    }),
    notesTitle: singleLine('Heading: notes', 'Over privacy and accessibility.', 60),
    ...collapsed('Words beside the notes', {
      withdraw: singleLine('Take back', 'On the button under the privacy note, which opens a chat.', 40),
      updated: singleLine('Last changed', 'Stands before the date of a note.', 30),
    }),
  });
