import { z } from 'astro/zod';
import { line, text } from '../fields.ts';
import { pageWithIntro } from './base.ts';

/** content/pages/register.md */
export const registerPage = () =>
  z.strictObject({
    ...pageWithIntro,
    aside: text('Beside the form', 'The sentence over the drawn shop.', 80),
    formTitle: line('Form', 'Heading of the form.', 40),
    name: line('Name field', 'Label, also in the message that is sent.', 30),
    mobile: line('Mobile field', 'Label, also in the message that is sent.', 30),
    city: line('City field', 'Label, also in the message that is sent.', 30),
    email: line('Email field', 'Label, also in the message that is sent.', 30),
    message: line('Message field', 'Label, also in the message that is sent.', 30),
    optional: line('Optional', 'Stands after the label of a field that may stay empty.', 20),
    notGiven: line('Not given', 'Sent for an empty email or message.', 10),
    back: line('Back', 'Leads to the page the visitor came from.', 20),
    submit: line('Send', 'The red button.', 30),
    requiredHint: text('Hint', 'Under the button: which fields are needed, and that nothing is sent yet.', 200),
    privacyHint: text('Privacy hint', 'One sentence; the link to the privacy note follows it.', 240),
    privacyLink: line('Privacy link', 'Text of the link to the privacy note.', 40),
    noScript: text('Without script', 'Said when the browser runs no script: how to enquire all the same.', 240),
    chatInstead: line('Chat instead', 'Link that opens a chat when there is no script.', 40),
    errorTitle: line('Error heading', 'Over the list of what is to be mended.', 60),
    errorPrefix: line('Error prefix', 'Put before the title of the page, with a colon.', 20),
    errorName: text('Error: name', 'Said when the name is missing.', 100),
    errorMobile: text('Error: mobile missing', 'Said when the number is missing.', 100),
    errorMobileInvalid: text('Error: mobile wrong', 'Said when it is no Indian mobile number.', 140),
    errorCity: text('Error: city', 'Said when the city is missing.', 100),
    errorEmail: text('Error: email', 'Said when what was typed is no e-mail address.', 140),
    errorTooLong: text('Error: too long', 'Said when a field is too long. {max} is the limit.', 100),
    remaining: line('Characters left', 'Under the message. {n} is how many are left.', 60),
    overLimit: line('Characters over', 'Under the message. {n} is how many too many.', 60),
    openedTitle: line('WhatsApp opened', 'Heading after pressing the button.', 60),
    openedText: text('What now', 'The sentence under it. Never claims that anything was sent.', 200),
    openAgain: line('Open again', 'Link that opens WhatsApp once more.', 40),
    copy: line('Copy', 'Button that copies the message.', 40),
    copied: line('Copied', 'Said after copying.', 40),
    copyFailed: text('Not copied', 'Said when the browser does not allow copying.', 160),
    edit: line('Change', 'Button that goes back to the form.', 40),
    callInstead: line('No WhatsApp', 'Before the phone number.', 60),
    call: line('Call', 'The link. {phone} is the number.', 40),
  });
