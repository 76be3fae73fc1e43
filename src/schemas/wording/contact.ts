import { z } from 'astro/zod';
import { group, paragraph, singleLine } from '../fields.ts';

/** The labels of the contact page. content/wording/contact.md */
export const contactWording = () =>
  z.strictObject({
    details: group(
      { title: 'Beside address and phone', help: 'The words there.', closed: true },
      {
        label: singleLine({
          title: 'Name',
          help: 'What screen readers call the part with address and phone.',
          max: 40,
        }),
        address: singleLine({ title: 'Address', help: 'Stands over the address.', max: 30 }),
        phone: singleLine({ title: 'Phone', help: 'Stands over the number.', max: 30 }),
        email: singleLine({ title: 'E-mail', help: 'Stands over the e-mail address.', max: 30 }),
        saveNumber: singleLine({ title: 'Save our number', help: 'Link to the contact that phones save.', max: 40 }),
      },
    ),
    form: group(
      { title: 'Form', help: 'The words of the message form.', closed: true },
      {
        name: singleLine({ title: 'Name field', help: 'Over the field for the name.', max: 30 }),
        email: singleLine({ title: 'E-mail field', help: 'Over the field for the e-mail address.', max: 30 }),
        subject: singleLine({ title: 'Subject field', help: 'Over the field for the subject.', max: 30 }),
        message: singleLine({ title: 'Message field', help: 'Over the field for the message.', max: 30 }),
        submit: singleLine({ title: 'Send button', help: 'The button of the form.', max: 30 }),
        mailSubject: singleLine({
          title: 'Subject of the e-mail',
          help: 'What the e-mail that the form writes is headed.',
          max: 60,
        }),
        hint: paragraph({
          title: 'Hint',
          help: 'What happens when the button is pressed, while no form service is set.',
          max: 200,
        }),
        serviceHint: paragraph({
          title: 'Hint with a form service',
          help: 'What happens then, once a form service is set.',
          max: 200,
        }),
        noScript: paragraph({
          title: 'Without script',
          help: 'Where the browser runs no script: that a chat is the safer way.',
          max: 240,
        }),
        chatInstead: singleLine({ title: 'Chat instead', help: 'Link beside it that opens a chat.', max: 40 }),
        privacy: singleLine({
          title: 'Privacy link',
          help: 'Under the button of the form; leads to the privacy note.',
          max: 40,
        }),
      },
    ),
    opened: group(
      { title: 'After the button is pressed', help: 'What stands in the place of the form then.', closed: true },
      {
        title: singleLine({ title: 'E-mail opened', help: 'The heading.', max: 60 }),
        text: paragraph({
          title: 'E-mail opened: what now',
          help: 'The sentence under it. Never claims that anything was sent.',
          max: 240,
        }),
        again: singleLine({ title: 'Open again', help: 'Link that opens the e-mail app once more.', max: 40 }),
        done: singleLine({ title: 'Sent', help: 'Button that empties the form.', max: 40 }),
      },
    ),
    map: group(
      { title: 'Map', help: 'The words of the map.', closed: true },
      {
        label: singleLine({ title: 'Name', help: 'What screen readers call the map.', max: 40 }),
        show: singleLine({ title: 'Show the map', help: 'On the drawn map. {provider} is whose map it is.', max: 60 }),
        note: paragraph({ title: 'Note', help: 'Under it. {provider} is whose map it is.', max: 160 }),
        waiting: paragraph({
          title: 'While it loads',
          help: 'In the place of the map. {provider} is whose map it is, {directions} the link to the way.',
          max: 160,
        }),
        google: singleLine({ title: 'Google', help: 'What the map of Google is called.', max: 30 }),
        openstreetmap: singleLine({
          title: 'OpenStreetMap',
          help: 'What the map of OpenStreetMap is called.',
          max: 30,
        }),
      },
    ),
    notes: group(
      { title: 'Beside the notes', help: 'The words beside privacy and accessibility.', closed: true },
      {
        withdraw: singleLine({
          title: 'Take back',
          help: 'On the button under the privacy note, which opens a chat.',
          max: 40,
        }),
        updated: singleLine({ title: 'Last changed', help: 'Stands before the date of a note.', max: 30 }),
      },
    ),
  });
