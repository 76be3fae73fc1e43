/**
 * Words of controls and of screen readers, by part. A word in braces is filled in; `one` is for the number 1.
 * Words that sell are in `content/`.
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
  },
  chat: {
    long: 'Chat with us',
    short: 'Chat',
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
  },
  quickLinks: {
    title: 'Quick links',
    home: 'Home',
    // Where they differ from the navigation.
    about: 'About',
    products: 'Products',
    gallery: 'Gallery',
  },
  footer: {
    contactTitle: 'Visit us',
    call: 'Call',
    designedBy: 'Designed by',
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
    allDay: '24 hours',
    closed: 'closed',
    special: 'Special days',
  },
  written: {
    copy: 'Copy message',
    copied: 'Message copied.',
    copyFailed: 'Your browser did not allow copying. Select the message above and copy it yourself.',
    chat: 'Send on WhatsApp',
    email: 'Send by email',
    call: 'Call {phone}',
  },
  menu: {
    free: 'Free',
    notToday: 'Not today, {day}',
    // Before the allergens.
    contains: 'Contains',
    diets: {
      vegetarian: 'Vegetarian',
      vegan: 'Vegan',
      'non-vegetarian': 'Non-vegetarian',
    },
    allergens: {
      gluten: 'gluten',
      milk: 'milk',
      eggs: 'egg',
      fish: 'fish',
      crustaceans: 'crustaceans',
      peanuts: 'peanuts',
      'tree-nuts': 'tree nuts',
      soybeans: 'soya',
      sulphites: 'sulphites',
    },
    noSearch: 'The search could not be loaded. Here is the whole menu. Reload the page to search.',
  },
  search: {
    label: 'Search the menu',
    category: 'Category',
    all: 'All',
    clear: 'Clear',
    allCategories: 'All categories',
    count: 'Showing {n} of {total}',
    ask: 'Ask us',
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
    scores: {
      food: 'Food',
      service: 'Service',
      atmosphere: 'Atmosphere',
      overall: 'Overall',
    },
    all: 'Read all {n} reviews',
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
    saveNumber: 'Save our number',
  },
  messageForm: {
    subject: 'Subject',
    submit: 'Send Message',
    mailSubject: 'Message from the website',
    hint: 'The button opens your email app with this message in it. Nothing is sent until you press Send there.',
    serviceHint: 'The button sends your message through an outside form service. We use it only to answer you.',
    noScript:
      'Your browser runs no script, so your email app may damage Malayalam letters and signs like + and &. A chat is safer.',
    opened: {
      title: 'Press Send in your email app',
      text: 'This site has sent nothing itself. If no email app opened, send the message below in another way. It stays here until you close this tab.',
      again: 'Open the email again',
      done: 'I have sent it',
    },
  },
  map: {
    label: 'Map to the shop',
    show: 'Show the {provider} map',
    note: 'Loads from {provider} when you press. Drawing not to scale.',
    google: 'Google',
    openstreetmap: 'OpenStreetMap',
  },
  stores: {
    since: 'Since {month}',
    questions: 'At the counter',
    notWritten: 'Not written down yet',
    ask: 'Ask us',
  },
  notes: {
    withdraw: 'Ask us to delete what you sent',
    updated: 'Last changed',
  },
  franchise: {
    jump: 'On this page',
    figuresChecked: 'Figures last checked',
    termsChecked: 'Checked on',
    // The one answer allowed while something is open.
    notDecided: 'Not decided yet',
    brochureSize: 'PDF, {pages} pages, {size}',
    officialChat: 'WhatsApp',
    counters: {
      title: 'Counters open, and counters closed',
      open: { one: '{n} counter open', other: '{n} counters open' },
      gone: { one: '{n} closed', other: '{n} closed' },
      opened: '{area}, since {month}',
      closed: '{area}, in {month}',
    },
  },
  brochure: {
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
    total: 'Total',
  },
  enquiry: {
    // Those of the contact form too.
    fields: {
      name: 'Name',
      mobile: 'Mobile',
      city: 'City where you want to open',
      email: 'Email',
      message: 'Message',
      optional: '(optional)',
      notGiven: 'N/A',
    },
    links: {
      back: 'Back to the previous page',
      franchise: 'Back to Franchise',
      privacy: 'Privacy',
    },
    noScript: {
      text: 'Your browser runs no script, so the red button opens an email with these details. Some email apps damage Malayalam letters and signs like + and &. A chat or a call is safer. We need your name, mobile number and city.',
      chat: 'Chat on WhatsApp instead',
      submit: 'Send by email',
    },
    errors: {
      title: 'There is a problem',
      prefix: 'Error',
      tooLong: '{field}: use {max} characters or fewer.',
      name: { missing: 'Enter your name.' },
      mobile: {
        missing: 'Enter your mobile number.',
        invalid:
          'Enter a mobile number. In India it has ten digits and starts with 6, 7, 8 or 9, like 98765 43210. From another country, start with + and the country code.',
        short:
          'This number has too few digits. An Indian mobile number has ten, like 98765 43210. From another country, start with + and the country code.',
        long: 'This number has too many digits. An Indian mobile number has ten, like 98765 43210. From another country, start with + and the country code.',
        landline:
          'This is not a mobile number. In India those start with 6, 7, 8 or 9, like 98765 43210. From another country, start with + and the country code.',
        foreign: 'A number with a country code has 8 to 15 digits, like +971 50 123 4567. Check yours.',
      },
      city: { missing: 'Enter the city where you want to open.' },
      email: {
        invalid: 'Enter an email address like name@example.com, or leave it empty.',
        noAt: 'There is no @ in this email address. Enter one like name@example.com, or leave it empty.',
        noDot: 'The end of this email address is missing, like .com after the @. Enter all of it, or leave it empty.',
      },
    },
    length: {
      left: { one: '{n} character left', other: '{n} characters left' },
      over: { one: '{n} character too many', other: '{n} characters too many' },
    },
    opened: {
      title: 'Press Send in WhatsApp',
      text: 'Your enquiry reaches us when you do. It stays here until you close this tab.',
      blockedTitle: 'One more tap to open WhatsApp',
      blockedText:
        'Your browser did not open a new tab. Open WhatsApp below and press Send there. Nothing you typed is lost.',
      open: 'Open WhatsApp',
      again: 'Open WhatsApp again',
      edit: 'Change details',
      callInstead: 'No WhatsApp on this device?',
    },
  },
  notFound: {
    menu: 'See the menu',
    stores: 'Find a store',
  },
  about: {
    story: 'Our story',
    values: 'What we stand by',
    purpose: 'Vision and mission',
  },
};

export type Labels = typeof labels;
