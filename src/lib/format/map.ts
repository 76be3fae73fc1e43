import { MAP_HOSTS } from '~/schemas/hosts';

interface Location {
  readonly map: { readonly provider: 'google' | 'openstreetmap'; readonly query: string };
  readonly geo?: { readonly latitude: number; readonly longitude: number } | undefined;
}

/** A position as maps copy it: `8.47351, 76.94752`. */
export function positionOf(position: string | undefined): Location['geo'] {
  const [latitude, longitude] = position?.split(',').map(Number) ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** The position of the door, or what to search for where it is unknown. */
const destination = ({ map, geo }: Location): string =>
  encodeURIComponent(geo ? `${geo.latitude},${geo.longitude}` : map.query);

/** Returns the URL of the embedded map. OpenStreetMap needs a position; Google Maps also takes a search text. */
export function mapFrame(location: Location): string {
  const { map, geo } = location;
  if (map.provider === 'google' || !geo) {
    return `https://${MAP_HOSTS.google}/maps?q=${destination(location)}&output=embed`;
  }
  // Half the side of the map, in degrees.
  const [margin, { latitude, longitude }] = [0.008, geo];
  const box = [longitude - margin, latitude - margin, longitude + margin, latitude + margin].map((n) => n.toFixed(4));
  const marker = `${latitude},${longitude}`;
  return `https://${MAP_HOSTS.openstreetmap}/export/embed.html?bbox=${encodeURIComponent(box.join(','))}&marker=${encodeURIComponent(marker)}`;
}

/** Returns the URL of directions to the store. */
export function directionsLink(location: Location): string {
  return location.map.provider === 'google' || !location.geo
    ? `https://${MAP_HOSTS.google}/maps/dir/?api=1&destination=${destination(location)}`
    : `https://${MAP_HOSTS.openstreetmap}/directions?to=${destination(location)}`;
}

/** Returns the URL of the store on Google Maps. */
export const mapLink = (location: Location): string =>
  `https://${MAP_HOSTS.google}/maps/search/?api=1&query=${destination(location)}`;
