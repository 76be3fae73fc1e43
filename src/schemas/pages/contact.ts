import { z } from 'astro/zod';
import { line, text } from '../fields.ts';
import { pageWithIntro } from './base.ts';

/** content/pages/contact.md */
export const contactPage = () =>
  z.strictObject({
    ...pageWithIntro,
    detailsLabel: line('Details', 'What screen readers call the address block.', 40),
    address: line('Address', 'Label over the address.', 30),
    phone: line('Phone', 'Label over the number.', 30),
    email: line('Email', 'Label over the address.', 30),
    directions: line('Directions', 'Link that opens the way on a map.', 40),
    formTitle: line('Form', 'Heading of the form.', 40),
    name: line('Name field', 'Label of the field.', 30),
    emailField: line('Email field', 'Label of the field.', 30),
    subject: line('Subject field', 'Label of the field.', 30),
    message: line('Message field', 'Label of the field.', 30),
    submit: line('Send', 'The button of the form.', 30),
    mailSubject: line('Subject of the e-mail', 'What the e-mail that the form composes is headed.', 60),
    formHint: text('Form hint', 'What happens when the button is pressed, while no form service is set.', 200),
    serviceHint: text(
      'Form hint with a service',
      'What happens when the button is pressed, once a form service is set.',
      200,
    ),
    privacyLink: line('Privacy link', 'Text of the link to the privacy note, under the button of the form.', 40),
    mapLabel: line('Map', 'What screen readers call the map.', 40),
    mapButton: line('Show the map', 'On the drawn map. {provider} is whose map it is.', 60),
    mapNote: text('Map note', 'Under it. {provider} is whose map it is.', 160),
    mapWaiting: text(
      'Map on its way',
      'Shown in the place of the map until it is there. {provider} is whose map it is, {directions} the link to the way.',
      160,
    ),
    google: line('Google', 'Name of the map provider google.', 30),
    openstreetmap: line('OpenStreetMap', 'Name of the map provider openstreetmap.', 30),
    notesTitle: line('Notes', 'Heading over privacy and accessibility.', 60),
    updated: line('Last changed', 'Stands before the date of a note.', 30),
  });
