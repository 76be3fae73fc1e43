import { MAP_HOST } from '~/schemas/hosts';

interface Location {
  /** Search text, used while the position is unknown. */
  readonly map: string;
  readonly geo?: { readonly latitude: number; readonly longitude: number } | undefined;
}

/** Parses a position as maps copy it: `8.47351, 76.94752`. */
export function positionOf(position: string | undefined): Location['geo'] {
  const [latitude, longitude] = position?.split(',').map(Number) ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

const destination = ({ map, geo }: Location): string =>
  encodeURIComponent(geo ? `${geo.latitude},${geo.longitude}` : map);

/** Returns the URL of the embedded map. */
export const mapFrame = (location: Location): string =>
  `https://${MAP_HOST}/maps?q=${destination(location)}&output=embed`;

/** Returns the URL of directions to the store. */
export const directionsLink = (location: Location): string =>
  `https://${MAP_HOST}/maps/dir/?api=1&destination=${destination(location)}`;
