import { z } from 'astro/zod';
import { line, seldom, text } from '../fields.ts';
import { pageWithIntro } from './base.ts';

const FORM = 'Words of the form';
const NO_SCRIPT = 'Where the browser runs no script';
const ERRORS = 'Sentences about mistakes';
const LENGTH = 'While somebody types';
const AFTERWARDS = 'After the button is pressed';

/** content/pages/register.md */
export const registerPage = () =>
  z.strictObject({
    ...pageWithIntro,
    aside: text('Beside the form', 'The sentence over the drawn shop.', 80),
    nextTitle: line('Heading: what happens next', 'Beside the form.', 40),
    next: z.array(z.string().trim().min(1).max(140)).min(1).max(5).meta({
      title: 'What happens next',
      description: 'Who answers, when, and what to have ready: one sentence each, in their order.',
    }),
    formTitle: line('Heading: form', 'Over the form.', 40),
    ...seldom(FORM, {
      name: line('Name field', 'Over the field, and in the message that is sent.', 30),
      mobile: line('Mobile field', 'Over the field, and in the message that is sent.', 30),
      city: line('City field', 'Where they want to open: over the field, and in the message that is sent.', 30),
      email: line('E-mail field', 'Over the field, and in the message that is sent.', 30),
      message: line('Message field', 'Over the field, and in the message that is sent.', 30),
      optional: line('Optional', 'Beside the name of a field that may stay empty.', 20),
      notGiven: line('Not given', 'Sent for an empty e-mail or message.', 10),
      back: line('Back', 'Leads to the page the visitor came from.', 40),
    }),
    ...seldom(NO_SCRIPT, { backToFranchise: line('Back', 'Leads to the franchise page.', 40) }),
    submit: line('Send button', 'The red button.', 30),
    ...seldom(NO_SCRIPT, { submitByEmail: line('Send button for e-mail', 'The red button there.', 30) }),
    requiredHint: text('Under the button', 'Which fields are needed, and that nothing is sent yet.', 200),
    privacyHint: text('Privacy', 'One sentence; the link to the privacy note follows it.', 240),
    ...seldom(FORM, { privacyLink: line('Privacy link', 'Leads to the privacy note.', 40) }),
    ...seldom(NO_SCRIPT, {
      noScript: text('How to enquire', 'Says how to enquire all the same, and that a chat is the safest way.', 300),
      chatInstead: line('Chat instead', 'Link that opens a chat.', 40),
    }),
    ...seldom(ERRORS, {
      errorTitle: line('Heading', 'Over the list of what to correct.', 60),
      errorPrefix: line('In the browser tab', 'Stands before the title of the page, with a colon.', 20),
      errorName: text('No name', 'Said when the name is missing.', 100),
      errorMobile: text('No mobile number', 'Said when the number is missing.', 100),
      errorMobileInvalid: text(
        'Wrong mobile number',
        'Said of a number without a country code that is no Indian mobile number.',
        160,
      ),
      errorMobileForeign: text(
        'Wrong foreign number',
        'Said of a number with a country code that has too few or too many digits.',
        160,
      ),
      errorCity: text('No city', 'Said when the city is missing.', 100),
      errorEmail: text('Wrong e-mail', 'Said when what was typed is no e-mail address.', 140),
      errorTooLong: text('Too long', 'Said of a field. {field} is its name, {max} the limit.', 100),
    }),
    ...seldom(LENGTH, {
      remaining: line('Characters left', 'Under a field. {n} is how many are left.', 60),
      remainingOne: line('One character left', 'The same for one: {n} is 1.', 60),
      overLimit: line('Characters over', 'Under a field. {n} is how many too many.', 60),
      overLimitOne: line('One character over', 'The same for one: {n} is 1.', 60),
    }),
    ...seldom(AFTERWARDS, {
      openedTitle: line('WhatsApp opened', 'The heading.', 60),
      openedText: text('WhatsApp opened: what now', 'The sentence under it. Never claims that anything was sent.', 200),
      blockedTitle: line('WhatsApp not opened', 'The heading when the browser kept the new tab shut.', 60),
      blockedText: text('WhatsApp not opened: what now', 'The sentence under it: what to press.', 200),
      open: line('Open', 'Link that opens WhatsApp when the browser kept the new tab shut.', 40),
      openAgain: line('Open again', 'Link that opens WhatsApp once more.', 40),
      edit: line('Change', 'Button that goes back to the form.', 40),
      callInstead: line('No WhatsApp', 'Before the phone number.', 60),
    }),
  });
