import { z } from 'astro/zod';
import { collapsed, paragraph, singleLine } from '../fields.ts';
import { pageWithIntro } from './base.ts';

const FORM = 'Words of the form';
const NO_SCRIPT = 'Where the browser runs no script';
const ERRORS = 'Sentences about mistakes';
const LENGTH = 'While somebody types';
const AFTERWARDS = 'After the button is pressed';

/** The labels of the enquiry form, which the island gets. */
export const enquiryLabels = {
  formTitle: singleLine('Heading: form', 'Over the form.', 40),
  ...collapsed(FORM, {
    name: singleLine('Name field', 'Over the field, and in the message that is sent.', 30),
    mobile: singleLine('Mobile field', 'Over the field, and in the message that is sent.', 30),
    city: singleLine('City field', 'Where they want to open: over the field, and in the message that is sent.', 30),
    email: singleLine('E-mail field', 'Over the field, and in the message that is sent.', 30),
    message: singleLine('Message field', 'Over the field, and in the message that is sent.', 30),
    optional: singleLine('Optional', 'Beside the name of a field that may stay empty.', 20),
    notGiven: singleLine('Not given', 'Sent for an empty e-mail or message.', 10),
    back: singleLine('Back', 'Leads to the page the visitor came from.', 40),
  }),
  ...collapsed(NO_SCRIPT, { backToFranchise: singleLine('Back', 'Leads to the franchise page.', 40) }),
  submit: singleLine('Send button', 'The red button.', 30),
  ...collapsed(NO_SCRIPT, { submitByEmail: singleLine('Send button for e-mail', 'The red button there.', 30) }),
  requiredHint: paragraph('Under the button', 'Which fields are needed, and that nothing is sent yet.', 200),
  privacyHint: paragraph('Privacy', 'One sentence; the link to the privacy note follows it.', 240),
  ...collapsed(FORM, { privacyLink: singleLine('Privacy link', 'Leads to the privacy note.', 40) }),
  ...collapsed(ERRORS, {
    errorTitle: singleLine('Heading', 'Over the list of what to correct.', 60),
    errorPrefix: singleLine('In the browser tab', 'Stands before the title of the page, with a colon.', 20),
    errorName: paragraph('No name', 'Said when the name is missing.', 100),
    errorMobile: paragraph('No mobile number', 'Said when the number is missing.', 100),
    errorMobileInvalid: paragraph(
      'Wrong mobile number',
      'Said of a number without a country code that is no Indian mobile number.',
      160,
    ),
    errorMobileForeign: paragraph(
      'Wrong foreign number',
      'Said of a number with a country code that has too few or too many digits.',
      160,
    ),
    errorCity: paragraph('No city', 'Said when the city is missing.', 100),
    errorEmail: paragraph('Wrong e-mail', 'Said when what was typed is no e-mail address.', 140),
    errorTooLong: paragraph('Too long', 'Said of a field. {field} is its name, {max} the limit.', 100),
  }),
  ...collapsed(LENGTH, {
    remaining: singleLine('Characters left', 'Under a field. {n} is how many are left.', 60),
    remainingOne: singleLine('One character left', 'The same for one: {n} is 1.', 60),
    overLimit: singleLine('Characters over', 'Under a field. {n} is how many too many.', 60),
    overLimitOne: singleLine('One character over', 'The same for one: {n} is 1.', 60),
  }),
  ...collapsed(AFTERWARDS, {
    openedTitle: singleLine('WhatsApp opened', 'The heading.', 60),
    openedText: paragraph(
      'WhatsApp opened: what now',
      'The sentence under it. Never claims that anything was sent.',
      200,
    ),
    blockedTitle: singleLine('WhatsApp not opened', 'The heading when the browser kept the new tab shut.', 60),
    blockedText: paragraph('WhatsApp not opened: what now', 'The sentence under it: what to press.', 200),
    open: singleLine('Open', 'Link that opens WhatsApp when the browser kept the new tab shut.', 40),
    openAgain: singleLine('Open again', 'Link that opens WhatsApp once more.', 40),
    edit: singleLine('Change', 'Button that goes back to the form.', 40),
    callInstead: singleLine('No WhatsApp', 'Before the phone number.', 60),
  }),
};

/** content/pages/register.md */
export const registerPage = () =>
  z.strictObject({
    ...pageWithIntro,
    aside: paragraph('Beside the form', 'The sentence over the drawn shop.', 80),
    nextTitle: singleLine('Heading: what happens next', 'Beside the form.', 40),
    next: z.array(z.string().trim().min(1).max(140)).min(1).max(5).meta({
      title: 'What happens next',
      description: 'Who answers, when, and what to have ready: one sentence each, in their order.',
    }),
    ...enquiryLabels,
    ...collapsed(NO_SCRIPT, {
      noScript: paragraph(
        'How to enquire',
        'Says how to enquire all the same, and that a chat is the safest way.',
        300,
      ),
      chatInstead: singleLine('Chat instead', 'Link that opens a chat.', 40),
    }),
  });
