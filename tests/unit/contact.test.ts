import { describe, expect, it } from 'vitest';
import { directionsLink, formatHours, formatTime, mapFrame } from '~/lib/format/hours-and-map';
import type { Day } from '~/schemas/site';

const words = { everyDay: 'every day', to: 'to' };
const week: Day[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

it.each([
  ['00:00', '12 am'],
  ['09:30', '9:30 am'],
  ['10:00', '10 am'],
  ['12:00', '12 pm'],
  ['22:05', '10:05 pm'],
])('writes %s as %s', (time, expected) => expect(formatTime(time)).toBe(expected));

it.each([
  [week, 'every day, 10 am to 10 pm'],
  [week.slice(0, 5), 'Monday to Friday, 10 am to 10 pm'],
  [week.slice(5), 'Saturday, Sunday, 10 am to 10 pm'],
  [['monday', 'wednesday', 'friday'] as Day[], 'Monday, Wednesday, Friday, 10 am to 10 pm'],
])('names %j as %s', (days, expected) => {
  expect(formatHours([{ days, opens: '10:00', closes: '22:00' }], words)).toEqual([expected]);
});

describe('the map', () => {
  const geo = { latitude: 8.47, longitude: 76.95 };
  const google = { map: { provider: 'google' as const, query: 'A & B, C' }, geo };
  const osm = { map: { provider: 'openstreetmap' as const, query: 'x' }, geo };

  it('asks Google for the search words', () => {
    expect(new URL(mapFrame(google)).searchParams.get('q')).toBe('A & B, C');
    expect(new URL(directionsLink(google)).searchParams.get('destination')).toBe('A & B, C');
  });

  it('centres OpenStreetMap on the door', () => {
    const [west = 0, south = 0, east = 0, north = 0] = (new URL(mapFrame(osm)).searchParams.get('bbox') ?? '')
      .split(',')
      .map(Number);
    expect((west + east) / 2).toBeCloseTo(geo.longitude);
    expect((south + north) / 2).toBeCloseTo(geo.latitude);
    expect(new URL(directionsLink(osm)).hostname).toBe('www.openstreetmap.org');
  });
});
