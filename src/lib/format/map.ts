import type { z } from 'astro/zod';
import { MAP_HOSTS } from '~/schemas/hosts';
import type { technical } from '~/schemas/site';

type Location = Pick<z.infer<ReturnType<typeof technical>>, 'map' | 'geo'>;

/** URL of the embedded map. OpenStreetMap needs a position; Google Maps also takes a search text. */
export function mapFrame({ map, geo }: Location): string {
  if (map.provider === 'google' || !geo) {
    return `https://${MAP_HOSTS.google}/maps?q=${encodeURIComponent(map.query)}&output=embed`;
  }
  // Half the side of the map, in degrees.
  const [margin, { latitude, longitude }] = [0.008, geo];
  const box = [longitude - margin, latitude - margin, longitude + margin, latitude + margin].map((n) => n.toFixed(4));
  const marker = `${latitude},${longitude}`;
  return `https://${MAP_HOSTS.openstreetmap}/export/embed.html?bbox=${encodeURIComponent(box.join(','))}&marker=${encodeURIComponent(marker)}`;
}

/** URL of the directions to the shop. */
export function directionsLink({ map, geo }: Location): string {
  if (map.provider === 'google' || !geo) {
    return `https://${MAP_HOSTS.google}/maps/dir/?api=1&destination=${encodeURIComponent(map.query)}`;
  }
  const to = `${geo.latitude},${geo.longitude}`;
  return `https://${MAP_HOSTS.openstreetmap}/directions?to=${encodeURIComponent(to)}`;
}
