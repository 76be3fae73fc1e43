import type { EntryData } from '../../schemas/index.ts';

type Address = EntryData<'stores'>['address'];

/** The lines of a street address, without the commas that end them. */
export const streetLines = ({ street }: Pick<Address, 'street'>): string[] =>
  street
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean);

export const streetText = (address: Pick<Address, 'street'>): string => streetLines(address).join(', ');

export const addressText = (address: Address): string =>
  `${streetText(address)}, ${address.city}, ${address.region} ${address.postalCode}`;
