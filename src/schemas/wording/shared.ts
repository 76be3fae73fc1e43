import { z } from 'astro/zod';
import { closedGroup as group, paragraph, singleLine } from '../fields.ts';

/** The small words of every page: links, buttons, labels read aloud. content/wording/shared.md */
export const sharedWording = () =>
  z.strictObject({
    skip: singleLine('Skip link', 'First link of each page, for keyboard users.', 40),
    back: singleLine('Back', 'The arrow back to the home page.', 20),
    chat: singleLine('Chat link', 'The button that stays on the screen of every page.', 30),
    chatShort: singleLine('Chat link, short', 'In the bar at the bottom of phones: one short word.', 10),
    newTab: singleLine('New tab', 'Read aloud after links that open a new tab.', 40),
    directions: singleLine('Directions', 'Link that opens the way on a map.', 40),
    notices: singleLine('Notices', 'What screen readers call the strip under the header.', 30),
    draftBadge: singleLine('Draft badge', 'Marks hidden entries in previews. Visitors never see it.', 20),
    previewRibbon: singleLine('Preview ribbon', 'Runs along the top of a preview. Visitors never see it.', 40),
    navigation: group('Navigation', 'The five round buttons, the bar at the top and the bar on phones.', {
      label: singleLine('Name', 'What screen readers call the navigation.', 30),
      about: singleLine('Story', 'Leads to the story.', 10),
      franchise: singleLine('Franchise', 'Leads to the franchise page.', 10),
      gallery: singleLine('Stores', 'Leads to the gallery.', 10),
      products: singleLine('Menu', 'Leads to the menu.', 10),
      reviews: singleLine('Reviews', 'Leads to the reviews.', 10),
      contact: singleLine('Contact', 'Leads to the contact page, on wide screens.', 10),
      contactAndHours: singleLine('Contact and hours', 'Leads to the contact page, on narrow screens.', 24),
    }),
    quickLinks: group('Quick links', 'The links at the bottom of each page, which have the names of the navigation.', {
      title: singleLine('Title', 'Heading over the links.', 30),
      home: singleLine('Home', 'Leads home.', 20),
    }),
    footer: group('Bottom of each page', 'The other words there.', {
      contactTitle: singleLine('Contact heading', 'Heading over address and phone.', 30),
      call: singleLine('Tap to call', 'Stands before the phone number.', 20),
      designedBy: singleLine('Designed by', 'Stands before the designer’s name.', 30),
      designerSite: singleLine('Designer’s site', 'What screen readers call the globe.', 40),
      notesLabel: singleLine('Notes', 'What screen readers call the links to privacy and accessibility.', 40),
      fssai: singleLine('FSSAI', 'Stands before the licence number.', 30),
    }),
    social: group('Social links', 'What screen readers call the four round links.', {
      label: singleLine('Name', 'What screen readers call the group.', 30),
      instagram: singleLine('Instagram', 'The photo-sharing profile.', 40),
      google: singleLine('Google', 'The business listing.', 40),
      facebook: singleLine('Facebook', 'The social network page.', 40),
      youtube: singleLine('YouTube', 'The video channel.', 40),
    }),
    written: group('After a message is written', 'The ways to send it, on the contact and the enquiry page.', {
      copy: singleLine('Copy', 'Button that copies the message.', 40),
      copied: singleLine('Copied', 'Said after copying.', 40),
      copyFailed: paragraph('Not copied', 'Said when the browser does not allow copying.', 160),
      chat: singleLine('Chat', 'Link that opens WhatsApp with the message.', 40),
      email: singleLine('E-mail', 'Link that opens the e-mail app with the message.', 40),
      call: singleLine('Call', 'The link to the phone. {phone} is the number.', 40),
    }),
    hours: group('Opening hours', 'The words that hours are written with.', {
      open: singleLine('Open', 'Stands before the hours.', 20),
      everyDay: singleLine('Every day', 'Said when all seven days keep the same hours.', 30),
      to: singleLine('To', 'Stands between two times or days.', 10),
      and: singleLine('And', 'Stands between the hours before and after a midday break.', 10),
      allDay: singleLine('All day and night', 'Said of a day without closing time, for example 24 hours.', 20),
      closed: singleLine('Closed', 'Said of a day on which the shop is closed.', 20),
      special: singleLine('Special days', 'Stands before holidays and days with other hours.', 30),
    }),
    stars: singleLine('Stars', 'Read aloud for a row of stars. {n} is the number.', 40),
  });
