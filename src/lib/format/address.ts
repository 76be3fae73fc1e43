import type { EntryData } from '../../schemas/index.ts';

type Address = EntryData<'stores'>['address'];

/** The lines of a street address, without the commas that end them. */
export const streetLines = ({ street }: Pick<Address, 'street'>): string[] =>
  street
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean);

/** The street address on one line. */
export const streetText = (address: Pick<Address, 'street'>): string => streetLines(address).join(', ');

/** A whole address on one line. */
export const addressText = (address: Address): string =>
  `${streetText(address)}, ${address.city}, ${address.region} ${address.postalCode}`;
