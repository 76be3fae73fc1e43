import { getSite } from '~/lib/content';
import { toSvg } from './typst';

/** The drink's name in Malayalam as the outlines of its letters, which need no font: SVG. */
export const drinkName = async (): Promise<string> =>
  toSvg({ template: 'drink-name', data: { drinkMl: (await getSite()).drinkMl } });
