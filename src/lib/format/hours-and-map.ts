import type { z } from 'astro/zod';
import { MAP_HOSTS } from '~/schemas/hosts';
import type { Day, site } from '~/schemas/site';

type Site = z.infer<ReturnType<typeof site>>;

/** The words opening hours are written with (content/wording). */
export interface HoursWords {
  readonly everyDay: string;
  readonly to: string;
}

const WEEK: readonly Day[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** `22:00` → `10 pm`, `09:30` → `9:30 am`. */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const minute = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${minute} ${hours < 12 ? 'am' : 'pm'}`;
}

const dayName = (day: Day) =>
  // 2024-01-01 was a Monday, so the index of the day is its offset.
  new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, 1 + WEEK.indexOf(day))),
  );

/** One line for each set of days: `every day, 10 am to 10 pm`. */
export function formatHours(hours: Site['hours'], words: HoursWords): string[] {
  return hours.map(({ days, opens, closes }) => {
    const first = WEEK.indexOf(days[0] ?? 'monday');
    const inRow = days.every((day, index) => WEEK[first + index] === day);
    let names = days.map(dayName).join(', ');
    if (days.length === WEEK.length) names = words.everyDay;
    else if (inRow && days.length > 2) names = `${dayName(days[0] as Day)} ${words.to} ${dayName(days.at(-1) as Day)}`;
    return `${names}, ${formatTime(opens)} ${words.to} ${formatTime(closes)}`;
  });
}

/** The address of the map's frame, loaded only when a visitor asks for it. */
export function mapFrame({ map, geo }: Pick<Site, 'map' | 'geo'>): string {
  if (map.provider === 'google') {
    return `https://${MAP_HOSTS.google}/maps?q=${encodeURIComponent(map.query)}&output=embed`;
  }
  const [reach, { latitude, longitude }] = [0.008, geo];
  const box = [longitude - reach, latitude - reach, longitude + reach, latitude + reach].map((n) => n.toFixed(4));
  const marker = `${latitude},${longitude}`;
  return `https://${MAP_HOSTS.openstreetmap}/export/embed.html?bbox=${encodeURIComponent(box.join(','))}&marker=${encodeURIComponent(marker)}`;
}

/** The address that shows the way to the counter. */
export function directionsLink({ map, geo }: Pick<Site, 'map' | 'geo'>): string {
  if (map.provider === 'google') {
    return `https://${MAP_HOSTS.google}/maps/dir/?api=1&destination=${encodeURIComponent(map.query)}`;
  }
  const to = `${geo.latitude},${geo.longitude}`;
  return `https://${MAP_HOSTS.openstreetmap}/directions?to=${encodeURIComponent(to)}`;
}
