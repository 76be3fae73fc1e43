import { z } from 'astro/zod';
import { closedGroup as group, paragraph, singleLine } from '../fields.ts';

/** The labels of the enquiry form. content/wording/enquiry.md */
export const enquiryWording = () =>
  z.strictObject({
    fields: group('Fields', 'What stands over the fields, and in the message that is sent.', {
      name: singleLine('Name', 'The name of whoever asks.', 30),
      mobile: singleLine('Mobile', 'Their mobile number.', 30),
      city: singleLine('City', 'Where they want to open.', 30),
      email: singleLine('E-mail', 'Their e-mail address.', 30),
      message: singleLine('Message', 'What else they want to say.', 30),
      optional: singleLine('Optional', 'Beside the name of a field that may stay empty.', 20),
      notGiven: singleLine('Not given', 'Sent for an empty e-mail or message.', 10),
    }),
    links: group('Links', 'The links of the form.', {
      back: singleLine('Back', 'Leads to the page the visitor came from.', 40),
      privacy: singleLine('Privacy', 'Leads to the privacy note.', 40),
    }),
    noScript: group('Without script', 'Where the browser runs no script.', {
      text: paragraph('How to enquire', 'Says how to enquire all the same, and that a chat is the safest way.', 300),
      chat: singleLine('Chat instead', 'Link that opens a chat.', 40),
      submit: singleLine('Send button', 'The red button there, which opens an e-mail.', 30),
      back: singleLine('Back', 'Leads to the franchise page.', 40),
    }),
    errors: group('Mistakes', 'The sentences about them.', {
      title: singleLine('Heading', 'Over the list of what to correct.', 60),
      prefix: singleLine('In the browser tab', 'Stands before the title of the page, with a colon.', 20),
      name: paragraph('No name', 'Said when the name is missing.', 100),
      mobile: paragraph('No mobile number', 'Said when the number is missing.', 100),
      mobileInvalid: paragraph('Wrong mobile number', 'Said when what was typed is no number at all.', 160),
      mobileShort: paragraph('Too few digits', 'Said of an Indian number with fewer than ten digits.', 160),
      mobileLong: paragraph(
        'Too many digits',
        'Said of a number without a country code with more than ten digits.',
        160,
      ),
      mobileLandline: paragraph('No mobile', 'Said of a landline or toll-free number.', 160),
      mobileForeign: paragraph(
        'Wrong foreign number',
        'Said of a number with a country code that has too few or too many digits.',
        160,
      ),
      city: paragraph('No city', 'Said when the city is missing.', 100),
      email: paragraph('Wrong e-mail', 'Said when what was typed is no e-mail address.', 140),
      emailNoAt: paragraph('E-mail without @', 'Said of an e-mail address that has no @.', 140),
      emailNoDot: paragraph('E-mail without an ending', 'Said of an e-mail address with no dot after its @.', 140),
      tooLong: paragraph('Too long', 'Said of a field. {field} is its name, {max} the limit.', 100),
    }),
    length: group('While somebody types', 'How many characters are left.', {
      left: singleLine('Characters left', 'Under a field. {n} is how many are left.', 60),
      leftOne: singleLine('One character left', 'The same for one: {n} is 1.', 60),
      over: singleLine('Characters over', 'Under a field. {n} is how many too many.', 60),
      overOne: singleLine('One character over', 'The same for one: {n} is 1.', 60),
    }),
    opened: group('After the button is pressed', 'What stands in the place of the form then.', {
      title: singleLine('WhatsApp opened', 'The heading.', 60),
      text: paragraph('WhatsApp opened: what now', 'The sentence under it. Never claims that anything was sent.', 200),
      blockedTitle: singleLine('WhatsApp not opened', 'The heading when the browser kept the new tab shut.', 60),
      blockedText: paragraph('WhatsApp not opened: what now', 'The sentence under it: what to press.', 200),
      open: singleLine('Open', 'Link that opens WhatsApp when the browser kept the new tab shut.', 40),
      again: singleLine('Open again', 'Link that opens WhatsApp once more.', 40),
      edit: singleLine('Change', 'Button that goes back to the form.', 40),
      callInstead: singleLine('No WhatsApp', 'Before the phone number.', 60),
    }),
  });
