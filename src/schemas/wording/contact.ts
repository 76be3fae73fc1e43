import { z } from 'astro/zod';
import { closedGroup as group, paragraph, singleLine } from '../fields.ts';

/** The labels of the contact page. content/wording/contact.md */
export const contactWording = () =>
  z.strictObject({
    details: group('Beside address and phone', 'The words there.', {
      label: singleLine('Name', 'What screen readers call the part with address and phone.', 40),
      address: singleLine('Address', 'Stands over the address.', 30),
      phone: singleLine('Phone', 'Stands over the number.', 30),
      email: singleLine('E-mail', 'Stands over the e-mail address.', 30),
      saveNumber: singleLine('Save our number', 'Link to the contact that phones save.', 40),
    }),
    form: group('Form', 'The words of the message form.', {
      name: singleLine('Name field', 'Over the field for the name.', 30),
      email: singleLine('E-mail field', 'Over the field for the e-mail address.', 30),
      subject: singleLine('Subject field', 'Over the field for the subject.', 30),
      message: singleLine('Message field', 'Over the field for the message.', 30),
      submit: singleLine('Send button', 'The button of the form.', 30),
      mailSubject: singleLine('Subject of the e-mail', 'What the e-mail that the form writes is headed.', 60),
      hint: paragraph('Hint', 'What happens when the button is pressed, while no form service is set.', 200),
      serviceHint: paragraph('Hint with a form service', 'What happens then, once a form service is set.', 200),
      noScript: paragraph('Without script', 'Where the browser runs no script: that a chat is the safer way.', 240),
      chatInstead: singleLine('Chat instead', 'Link beside it that opens a chat.', 40),
      privacy: singleLine('Privacy link', 'Under the button of the form; leads to the privacy note.', 40),
    }),
    opened: group('After the button is pressed', 'What stands in the place of the form then.', {
      title: singleLine('E-mail opened', 'The heading.', 60),
      text: paragraph('E-mail opened: what now', 'The sentence under it. Never claims that anything was sent.', 240),
      again: singleLine('Open again', 'Link that opens the e-mail app once more.', 40),
    }),
    map: group('Map', 'The words of the map.', {
      label: singleLine('Name', 'What screen readers call the map.', 40),
      show: singleLine('Show the map', 'On the drawn map. {provider} is whose map it is.', 60),
      note: paragraph('Note', 'Under it. {provider} is whose map it is.', 160),
      waiting: paragraph(
        'While it loads',
        'In the place of the map. {provider} is whose map it is, {directions} the link to the way.',
        160,
      ),
      google: singleLine('Google', 'What the map of Google is called.', 30),
      openstreetmap: singleLine('OpenStreetMap', 'What the map of OpenStreetMap is called.', 30),
    }),
    notes: group('Beside the notes', 'The words beside privacy and accessibility.', {
      withdraw: singleLine('Take back', 'On the button under the privacy note, which opens a chat.', 40),
      updated: singleLine('Last changed', 'Stands before the date of a note.', 30),
    }),
  });
