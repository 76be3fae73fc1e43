import type { z } from 'astro/zod';
import { MAP_HOSTS } from '~/schemas/hosts';
import type { site } from '~/schemas/site';

type Place = Pick<z.infer<ReturnType<typeof site>>, 'map' | 'geo'>;

/** The address of the map's frame, loaded only when a visitor asks for it. OpenStreetMap shows a position, Google any words. */
export function mapFrame({ map, geo }: Place): string {
  if (map.provider === 'google' || !geo) {
    return `https://${MAP_HOSTS.google}/maps?q=${encodeURIComponent(map.query)}&output=embed`;
  }
  const [reach, { latitude, longitude }] = [0.008, geo];
  const box = [longitude - reach, latitude - reach, longitude + reach, latitude + reach].map((n) => n.toFixed(4));
  const marker = `${latitude},${longitude}`;
  return `https://${MAP_HOSTS.openstreetmap}/export/embed.html?bbox=${encodeURIComponent(box.join(','))}&marker=${encodeURIComponent(marker)}`;
}

/** The address that shows the way to the counter. */
export function directionsLink({ map, geo }: Place): string {
  if (map.provider === 'google' || !geo) {
    return `https://${MAP_HOSTS.google}/maps/dir/?api=1&destination=${encodeURIComponent(map.query)}`;
  }
  const to = `${geo.latitude},${geo.longitude}`;
  return `https://${MAP_HOSTS.openstreetmap}/directions?to=${encodeURIComponent(to)}`;
}
