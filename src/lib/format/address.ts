import type { EntryData } from '../../schemas/index.ts';

type Address = EntryData<'stores'>['address'];

/** Joins the lines of a street address with commas. */
export const streetText = ({ street }: Pick<Address, 'street'>): string =>
  street
    .trim()
    .split(/[,\s]*\n\s*/)
    .join(', ');

/** Formats an address on one line. */
export const addressText = (address: Address): string =>
  `${streetText(address)}, ${address.city}, ${address.region} ${address.postalCode}`;
