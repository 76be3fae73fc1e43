/**
 * Labels of controls and texts for screen readers, by part of the site; `one` is the singular. Texts that marketing changes
 * for a campaign are fields in `content/`.
 */
export const labels = {
  page: {
    skip: 'Skip to content',
    back: 'Back',
    newTab: '(opens in a new tab)',
    directions: 'Get directions',
    notices: 'Notices',
    stars: '{n} out of 5 stars',
    draftBadge: 'Draft',
    previewRibbon: 'Preview, not published',
    shareImage: '“{heading}” on a painted shop board',
  },
  // Alternative texts of the fixed drawings.
  drawings: {
    glass: 'Milk sarbath in a tall ribbed glass',
    shop: 'A small sarbath counter with a tiled roof and a green board',
    customers: 'Three smiling customers with milk moustaches',
    dog: 'A street dog asleep on the step',
  },
  navigation: {
    label: 'Main',
    about: 'Our Story',
    franchise: 'Franchise',
    gallery: 'Stores',
    products: 'Menu',
    reviews: 'Reviews',
    contact: 'Contact',
    // On narrow screens.
    contactAndHours: 'Contact and hours',
    hours: 'Hours',
    chat: 'Chat',
  },
  quickLinks: {
    title: 'Quick links',
    home: 'Home',
    // These differ from the navigation.
    about: 'About',
    products: 'Products',
    gallery: 'Gallery',
  },
  footer: {
    contactTitle: 'Visit us',
    call: 'Call',
    designedBy: 'By',
    designerSite: 'Designer’s website',
    notesLabel: 'Privacy and accessibility',
    fssai: 'FSSAI licence',
  },
  social: {
    label: 'Find us elsewhere',
    instagram: 'Instagram',
    google: 'Google business listing',
    facebook: 'Facebook',
    youtube: 'YouTube',
  },
  hours: {
    open: 'Opening hours',
    everyDay: 'every day',
    to: 'to',
    and: 'and',
    closed: 'closed',
    special: 'Special days',
  },
  // Panel of the composed message of both forms.
  message: {
    email: 'Send by email',
    copy: 'Copy message',
    copied: 'Message copied. Paste it into your email or chat.',
    copyFailed: 'Your browser did not allow copying. The message above is selected: copy it yourself.',
    call: 'Call {phone}',
    change: 'Change details',
    done: 'I have sent it',
    withoutScript: 'This form did not load. Reload the page, or reach us here.',
  },
  /** Shown next to an island whose script failed to load. */
  loadFailed: 'Part of this page could not be loaded. Everything can be read; reload the page to use it.',
  menu: {
    ask: 'Ask',
    askPrice: 'us the price',
    free: 'Free',
    notToday: 'Not today, {day}',
    contains: 'Contains',
  },
  search: {
    label: 'Search the menu',
    category: 'Category',
    all: 'All',
    clear: 'Clear',
    allCategories: 'All categories',
    count: 'Showing {n} of {total}',
  },
  carousel: {
    label: 'Reviews',
    previous: 'Previous review',
    next: 'Next review',
    pause: 'Pause',
    play: 'Play',
    position: '{n} of {total}',
  },
  reviews: {
    all: 'Read all {n} reviews',
    count: 'from {n} reviews',
    averages: 'Scores in full',
  },
  gallery: {
    enlarge: 'Enlarge: {title}',
    close: 'Close',
  },
  contact: {
    label: 'Address and contact details',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    save: 'Save',
    saveNumber: 'Save our number',
  },
  messageForm: {
    subject: 'Subject',
    // First line of the message, and the subject of an email if the visitor gives none.
    heading: 'Message from the website',
    hint: 'The button opens your email app with this message in it. Nothing is sent until you press Send there.',
    serviceHint: 'The button sends your message through an outside form service. We use it only to answer you.',
    opened: {
      title: 'Press Send in your email app',
      text: 'This site has sent nothing itself. If no email app opened, send the message below in another way. It stays in this tab until you say that you have sent it.',
    },
  },
  map: {
    label: 'Map to the shop',
    show: 'Show the Google map',
    note: 'Loads from Google when you press. Drawing not to scale.',
    offline: 'You are offline. Connect to the internet to see the map.',
  },
  stores: {
    since: 'Since {month}',
    questions: 'At the counter',
  },
  notes: {
    withdraw: 'Ask us to delete what you sent',
    updated: 'Last changed',
  },
  franchise: {
    // Alternative text of the drawn glass.
    deal: '{total} in {n} layers, drawn to scale',
    figuresChecked: 'Figures last checked',
    sharesRounded: 'Shares are rounded.',
    termsChecked: 'Checked on',
    brochureSize: 'PDF, {pages} pages, {size}',
    officialChat: 'WhatsApp',
    counters: {
      title: 'Counters open, and counters closed',
      open: '{area}: open',
      since: '{area}: open since {month}',
      closed: '{area}: closed, {month}',
    },
  },
  brochure: {
    title: 'Franchise brochure',
    inclusions: 'What the estimate covers',
    included: 'Included',
    notIncluded: 'Not included',
    item: 'Item',
    share: 'Share',
    amount: 'Amount',
    website: 'Enquiry form',
    // At the bottom of each page.
    page: '{n} of {total}',
  },
  chart: {
    title: 'Initial investment by item',
    help: 'Use the arrow keys to move from slice to slice. The table has the same figures.',
    inAll: 'in all',
    included: 'included',
    total: 'Total',
  },
  enquiry: {
    // Also in the contact form.
    fields: {
      name: 'Name',
      mobile: 'Mobile',
      city: 'City where you want to open',
      email: 'Email',
      message: 'Message',
    },
    optional: '(optional)',
    mobileHint: '7 to 15 digits, like 98765 43210. Outside India, with the country code.',
    left: { one: '{n} character left', other: '{n} characters left' },
    links: {
      back: 'Back to the previous page',
      franchise: 'Back to Franchise',
      privacy: 'Privacy',
    },
    opened: {
      title: 'Press Send in WhatsApp',
      text: 'Your enquiry reaches us when you do. It stays in this tab until you say that you have sent it.',
      blockedTitle: 'One more tap to open WhatsApp',
      blockedText:
        'Your browser did not open a new tab. Open WhatsApp below and press Send there. Nothing you typed is lost.',
    },
  },
  about: {
    story: 'Our story',
    values: 'What we stand by',
    purpose: 'Vision and mission',
  },
};

export type Labels = typeof labels;
