import { z } from 'astro/zod';
import { group, paragraph, singleLine } from '../fields.ts';

/** The labels of the enquiry form. content/wording/enquiry.md */
export const enquiryWording = () =>
  z.strictObject({
    fields: group(
      { title: 'Fields', help: 'What stands over the fields, and in the message that is sent.', closed: true },
      {
        name: singleLine({ title: 'Name', help: 'The name of whoever asks.', max: 30 }),
        mobile: singleLine({ title: 'Mobile', help: 'Their mobile number.', max: 30 }),
        city: singleLine({ title: 'City', help: 'Where they want to open.', max: 30 }),
        email: singleLine({ title: 'E-mail', help: 'Their e-mail address.', max: 30 }),
        message: singleLine({ title: 'Message', help: 'What else they want to say.', max: 30 }),
        optional: singleLine({ title: 'Optional', help: 'Beside the name of a field that may stay empty.', max: 20 }),
        notGiven: singleLine({ title: 'Not given', help: 'Sent for an empty e-mail or message.', max: 10 }),
      },
    ),
    links: group(
      { title: 'Links', help: 'The links of the form.', closed: true },
      {
        back: singleLine({
          title: 'Back',
          help: 'Leads to the page of this site that the visitor came from.',
          max: 40,
        }),
        franchise: singleLine({
          title: 'Back to the franchise page',
          help: 'Stands there for whoever came from elsewhere.',
          max: 40,
        }),
        privacy: singleLine({ title: 'Privacy', help: 'Leads to the privacy note.', max: 40 }),
      },
    ),
    noScript: group(
      { title: 'Without script', help: 'Where the browser runs no script.', closed: true },
      {
        text: paragraph({
          title: 'How to enquire',
          help: 'Says how to enquire all the same, and that a chat is the safest way.',
          max: 300,
        }),
        chat: singleLine({ title: 'Chat instead', help: 'Link that opens a chat.', max: 40 }),
        submit: singleLine({ title: 'Send button', help: 'The red button there, which opens an e-mail.', max: 30 }),
      },
    ),
    errors: group(
      { title: 'Mistakes', help: 'The sentences about them.', closed: true },
      {
        title: singleLine({ title: 'Heading', help: 'Over the list of what to correct.', max: 60 }),
        prefix: singleLine({
          title: 'In the browser tab',
          help: 'Stands before the title of the page, with a colon.',
          max: 20,
        }),
        name: paragraph({ title: 'No name', help: 'Said when the name is missing.', max: 100 }),
        mobile: paragraph({ title: 'No mobile number', help: 'Said when the number is missing.', max: 100 }),
        mobileInvalid: paragraph({
          title: 'Wrong mobile number',
          help: 'Said when what was typed is no number at all.',
          max: 160,
        }),
        mobileShort: paragraph({
          title: 'Too few digits',
          help: 'Said of an Indian number with fewer than ten digits.',
          max: 160,
        }),
        mobileLong: paragraph({
          title: 'Too many digits',
          help: 'Said of a number without a country code with more than ten digits.',
          max: 160,
        }),
        mobileLandline: paragraph({ title: 'No mobile', help: 'Said of a landline or toll-free number.', max: 160 }),
        mobileForeign: paragraph({
          title: 'Wrong foreign number',
          help: 'Said of a number with a country code that has too few or too many digits.',
          max: 160,
        }),
        city: paragraph({ title: 'No city', help: 'Said when the city is missing.', max: 100 }),
        email: paragraph({ title: 'Wrong e-mail', help: 'Said when what was typed is no e-mail address.', max: 140 }),
        emailNoAt: paragraph({ title: 'E-mail without @', help: 'Said of an e-mail address that has no @.', max: 140 }),
        emailNoDot: paragraph({
          title: 'E-mail without an ending',
          help: 'Said of an e-mail address with no dot after its @.',
          max: 140,
        }),
        tooLong: paragraph({
          title: 'Too long',
          help: 'Said of a field. {field} is its name, {max} the limit.',
          max: 100,
        }),
      },
    ),
    length: group(
      { title: 'While somebody types', help: 'How many characters are left.', closed: true },
      {
        left: singleLine({ title: 'Characters left', help: 'Under a field. {n} is how many are left.', max: 60 }),
        leftOne: singleLine({ title: 'One character left', help: 'The same for one: {n} is 1.', max: 60 }),
        over: singleLine({ title: 'Characters over', help: 'Under a field. {n} is how many too many.', max: 60 }),
        overOne: singleLine({ title: 'One character over', help: 'The same for one: {n} is 1.', max: 60 }),
      },
    ),
    opened: group(
      { title: 'After the button is pressed', help: 'What stands in the place of the form then.', closed: true },
      {
        title: singleLine({ title: 'WhatsApp opened', help: 'The heading.', max: 60 }),
        text: paragraph({
          title: 'WhatsApp opened: what now',
          help: 'The sentence under it. Never claims that anything was sent.',
          max: 200,
        }),
        blockedTitle: singleLine({
          title: 'WhatsApp not opened',
          help: 'The heading when the browser kept the new tab shut.',
          max: 60,
        }),
        blockedText: paragraph({
          title: 'WhatsApp not opened: what now',
          help: 'The sentence under it: what to press.',
          max: 200,
        }),
        open: singleLine({
          title: 'Open',
          help: 'Link that opens WhatsApp when the browser kept the new tab shut.',
          max: 40,
        }),
        again: singleLine({ title: 'Open again', help: 'Link that opens WhatsApp once more.', max: 40 }),
        edit: singleLine({ title: 'Change', help: 'Button that goes back to the form.', max: 40 }),
        callInstead: singleLine({ title: 'No WhatsApp', help: 'Before the phone number.', max: 60 }),
      },
    ),
  });
