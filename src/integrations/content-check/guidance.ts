/** What to write instead, for each kind of field. */
import type { FieldMeta } from '../../schemas/fields.ts';
import type { Field } from '../../schemas/nodes.ts';
import { oneOf } from './nearest.ts';
import { WHOLE_ADDRESS } from './yaml-findings.ts';

const example = (field: Field | undefined) =>
  /(?:for example|written as|starting with) (.+?)\.?(?:$|\. )/i.exec(field?.node.description ?? '')?.[1];

/** What a value is not, for each kind of field. */
export const WORDS: Readonly<Record<string, string>> = {
  phone: 'is no Indian telephone number',
  email: 'is no e-mail address',
  colour: 'is no colour',
  date: 'is no date',
  time: 'is no time of the day',
  link: 'is no web address',
  avatar: 'is no picture beside this file and no web address',
};

/** What to write instead, in one or two sentences. */
export function guide(field: Field | undefined): string {
  const { kind, description = '', hosts } = field?.node ?? ({} as Partial<FieldMeta>);
  if (kind === 'rupees') return `Write whole rupees, for example ${example(field) ?? '40'}.`;
  if (kind === 'date') return 'Write year, month and day, for example 2027-01-14.';
  if (kind === 'time')
    return `Write it in 24-hour form and in quotes, for example ${example(field) ?? '"10:00"'}. Midnight is "00:00".`;
  if (kind === 'phone') return `Write it as ${example(field) ?? '+91 98765 43210'}.`;
  if (kind === 'email') return 'Write it like name@shop.in.';
  if (kind === 'colour') return 'Write # and six digits, in quotes, for example "#f2b233".';
  if (kind === 'avatar')
    return `Write ./ and the name of a picture in this folder, or an address that starts with https:// and comes from ${oneOf(hosts as string[])}.`;
  if (Array.isArray(hosts)) return `Write an address that starts with https:// and comes from ${oneOf(hosts)}.`;
  if (kind === 'alt') return 'Say in a few words what the picture shows.';
  if (kind === 'link') return WHOLE_ADDRESS;
  return description;
}
