import { z } from 'astro/zod';
import { colour, group, link, placeholders, singleLine } from './fields.ts';

/** What staff never need: map, form service, colour of the browser. content/technical/index.md */
export const technical = () =>
  z
    .strictObject({
      map: group('Map', 'The map of the contact page. It is loaded only when asked for.', {
        provider: z.enum(['google', 'openstreetmap']).meta({
          title: 'Whose map',
          description: 'Opens when a visitor asks for it.',
        }),
        query: singleLine(
          'Search words',
          'What the map is asked to show, for example Manacaud, Thiruvananthapuram.',
          120,
        ),
      }),
      geo: group('Map position', 'Of the shop door, as latitude and longitude. May stay empty.', {
        latitude: z
          .number()
          .min(6)
          .max(38)
          .meta({ title: 'Latitude', description: 'Degrees north, for example 8.47.' }),
        longitude: z
          .number()
          .min(68)
          .max(98)
          .meta({ title: 'Longitude', description: 'Degrees east, for example 76.95.' }),
      }).optional(),
      formAction: link(
        'Form service',
        'The address of a form service for the contact form. Empty: the form writes an e-mail.',
      ).optional(),
      themeColour: colour('Browser colour', 'The colour round the page in browsers on phones: a dark green.'),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .meta({ title: 'Country', description: 'Of the address, in two capital letters: IN.' }),
      designer: group('Site designer', 'May stay empty.', {
        name: singleLine('Name', 'Who designed the site.', 60),
        url: link('Website', 'The designer’s own site.'),
      }).optional(),
      ...placeholders,
    })
    .check(({ value: { map, geo }, issues }) => {
      if (map.provider !== 'openstreetmap' || geo) return;
      const message =
        'openstreetmap shows a position, and there is none. Add "geo" with latitude and longitude, or write google.';
      issues.push({ code: 'custom', path: ['map', 'provider'], input: map, message });
    });
