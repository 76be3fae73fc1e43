import { MAP_HOST } from '~/schemas/hosts';

/** Search text of a place, or its coordinates. */
type Place = Readonly<Record<'map', string>>;

/** Returns the URL of the embedded map. */
export const mapFrame = ({ map }: Place): string =>
  `https://${MAP_HOST}/maps?q=${encodeURIComponent(map)}&output=embed`;

/** Returns the URL of directions to the store. */
export const directionsLink = ({ map }: Place): string =>
  `https://${MAP_HOST}/maps/dir/?api=1&destination=${encodeURIComponent(map)}`;
