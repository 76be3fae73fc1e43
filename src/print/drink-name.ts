import { getSite } from '~/lib/content';
import { toSvg } from './typst';

/** The drink's name in Malayalam as the outlines of its letters, which need no font: SVG as a part of HTML. */
export async function drinkName(): Promise<string> {
  const svg = toSvg({ template: 'drink-name', data: { drinkMl: (await getSite()).drinkMl } });
  // HTML knows no namespaces.
  return svg.replace(/ xmlns(:\w+)?="[^"]*"/g, '');
}
