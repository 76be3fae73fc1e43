import { IN_TEXT, searchSite } from './site-search';

searchSite(
  'texts that the check accepts are rendered on every page, printable, and hold nothing that is not allowed',
  IN_TEXT,
);
