import { IN_FIELDS, searchSite } from './site-search';

searchSite(
  'fields that the check accepts are rendered on every page, printable, and hold nothing that is not allowed',
  IN_FIELDS,
);
