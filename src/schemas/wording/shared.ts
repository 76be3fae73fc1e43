import { z } from 'astro/zod';
import { group, paragraph, singleLine } from '../fields.ts';

/** The small words of every page: links, buttons, labels read aloud. content/wording/shared.md */
export const sharedWording = () =>
  z.strictObject({
    skip: singleLine({ title: 'Skip link', help: 'First link of each page, for keyboard users.', max: 40 }),
    back: singleLine({ title: 'Back', help: 'The arrow back to the home page.', max: 20 }),
    chat: singleLine({ title: 'Chat link', help: 'The button that stays on the screen of every page.', max: 30 }),
    chatShort: singleLine({
      title: 'Chat link, short',
      help: 'In the bar at the bottom of phones: one short word.',
      max: 10,
    }),
    newTab: singleLine({ title: 'New tab', help: 'Read aloud after links that open a new tab.', max: 40 }),
    directions: singleLine({ title: 'Directions', help: 'Link that opens the way on a map.', max: 40 }),
    notices: singleLine({ title: 'Notices', help: 'What screen readers call the strip under the header.', max: 30 }),
    draftBadge: singleLine({
      title: 'Draft badge',
      help: 'Marks hidden entries in previews. Visitors never see it.',
      max: 20,
    }),
    previewRibbon: singleLine({
      title: 'Preview ribbon',
      help: 'Runs along the top of a preview. Visitors never see it.',
      max: 40,
    }),
    navigation: group(
      { title: 'Navigation', help: 'The five round buttons, the bar at the top and the bar on phones.', closed: true },
      {
        label: singleLine({ title: 'Name', help: 'What screen readers call the navigation.', max: 30 }),
        about: singleLine({ title: 'Story', help: 'Leads to the story.', max: 10 }),
        franchise: singleLine({ title: 'Franchise', help: 'Leads to the franchise page.', max: 10 }),
        gallery: singleLine({ title: 'Stores', help: 'Leads to the gallery.', max: 10 }),
        products: singleLine({ title: 'Menu', help: 'Leads to the menu.', max: 10 }),
        reviews: singleLine({ title: 'Reviews', help: 'Leads to the reviews.', max: 10 }),
        contact: singleLine({ title: 'Contact', help: 'Leads to the contact page, on wide screens.', max: 10 }),
        contactAndHours: singleLine({
          title: 'Contact and hours',
          help: 'Leads to the contact page, on narrow screens.',
          max: 24,
        }),
      },
    ),
    quickLinks: group(
      { title: 'Quick links', help: 'The links at the bottom of each page.', closed: true },
      {
        title: singleLine({ title: 'Title', help: 'Heading over the links.', max: 30 }),
        home: singleLine({ title: 'Home', help: 'Leads home.', max: 20 }),
        about: singleLine({ title: 'About', help: 'Leads to the story.', max: 20 }),
        products: singleLine({ title: 'Products', help: 'Leads to the menu.', max: 20 }),
        franchise: singleLine({ title: 'Franchise', help: 'Leads to the franchise page.', max: 20 }),
        gallery: singleLine({ title: 'Gallery', help: 'Leads to the gallery.', max: 20 }),
        contact: singleLine({ title: 'Contact', help: 'Leads to the contact page.', max: 20 }),
      },
    ),
    footer: group(
      { title: 'Bottom of each page', help: 'The other words there.', closed: true },
      {
        contactTitle: singleLine({ title: 'Contact heading', help: 'Heading over address and phone.', max: 30 }),
        call: singleLine({ title: 'Tap to call', help: 'Stands before the phone number.', max: 20 }),
        designedBy: singleLine({ title: 'Designed by', help: 'Stands before the designer’s name.', max: 30 }),
        designerSite: singleLine({ title: 'Designer’s site', help: 'What screen readers call the globe.', max: 40 }),
        notesLabel: singleLine({
          title: 'Notes',
          help: 'What screen readers call the links to privacy and accessibility.',
          max: 40,
        }),
        fssai: singleLine({ title: 'FSSAI', help: 'Stands before the licence number.', max: 30 }),
      },
    ),
    social: group(
      { title: 'Social links', help: 'What screen readers call the four round links.', closed: true },
      {
        label: singleLine({ title: 'Name', help: 'What screen readers call the group.', max: 30 }),
        instagram: singleLine({ title: 'Instagram', help: 'The photo-sharing profile.', max: 40 }),
        google: singleLine({ title: 'Google', help: 'The business listing.', max: 40 }),
        facebook: singleLine({ title: 'Facebook', help: 'The social network page.', max: 40 }),
        youtube: singleLine({ title: 'YouTube', help: 'The video channel.', max: 40 }),
      },
    ),
    written: group(
      {
        title: 'After a message is written',
        help: 'The ways to send it, on the contact and the enquiry page.',
        closed: true,
      },
      {
        copy: singleLine({ title: 'Copy', help: 'Button that copies the message.', max: 40 }),
        copied: singleLine({ title: 'Copied', help: 'Said after copying.', max: 40 }),
        copyFailed: paragraph({ title: 'Not copied', help: 'Said when the browser does not allow copying.', max: 160 }),
        chat: singleLine({ title: 'Chat', help: 'Link that opens WhatsApp with the message.', max: 40 }),
        email: singleLine({ title: 'E-mail', help: 'Link that opens the e-mail app with the message.', max: 40 }),
        call: singleLine({ title: 'Call', help: 'The link to the phone. {phone} is the number.', max: 40 }),
      },
    ),
    hours: group(
      { title: 'Opening hours', help: 'The words that hours are written with.', closed: true },
      {
        open: singleLine({ title: 'Open', help: 'Stands before the hours.', max: 20 }),
        everyDay: singleLine({ title: 'Every day', help: 'Said when all seven days keep the same hours.', max: 30 }),
        to: singleLine({ title: 'To', help: 'Stands between two times or days.', max: 10 }),
        and: singleLine({ title: 'And', help: 'Stands between the hours before and after a midday break.', max: 10 }),
        allDay: singleLine({
          title: 'All day and night',
          help: 'Said of a day without closing time, for example 24 hours.',
          max: 20,
        }),
        closed: singleLine({ title: 'Closed', help: 'Said of a day on which the shop is closed.', max: 20 }),
        special: singleLine({
          title: 'Special days',
          help: 'Stands before holidays and days with other hours.',
          max: 30,
        }),
      },
    ),
    stars: singleLine({ title: 'Stars', help: 'Read aloud for a row of stars. {n} is the number.', max: 40 }),
  });
