import Validator from '@adobe/structured-data-validator';
import { describe, expect, it } from 'vitest';
import { builtPages } from '../../src/publish/built-site.ts';
import { FIXTURE_SITE, PREVIEW_SITE } from '../support/fixture.ts';
import type { Entry } from './content.ts';

/** The structured data of one page, and where it is from. */
interface Source {
  readonly where: string;
  readonly json: string;
}

const folders: Record<string, string> = { fixture: FIXTURE_SITE, preview: PREVIEW_SITE };
const sources: Source[] = Object.entries(folders).flatMap(([name, folder]) =>
  builtPages(folder).flatMap(({ path, document }) =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => ({
      where: `${name} ${path}`,
      json: script.textContent ?? '',
    })),
  ),
);
const things = ({ json }: Source): Entry[] => JSON.parse(json)['@graph'];

/** What Google's rules for rich results say against a page's structured data. */
async function issues(source: Source): Promise<string[]> {
  const jsonld = Object.fromEntries(Map.groupBy(things(source), (thing): string => thing['@type']));
  const found = await new Validator().validate({ jsonld });
  return found.map(({ severity, rootType, issueMessage }) => `${severity} ${rootType}: ${issueMessage}`);
}

const find = (where: string): Source => {
  const found = sources.find((source) => source.where === where);
  if (!found) throw new Error(`${where} has no structured data.`);
  return found;
};
it('is there on every page of every site but the 404 page', () => {
  expect(sources).toHaveLength(8 * Object.keys(folders).length);
});

describe('Google’s rules for rich results', () => {
  it.each(sources)('hold for $where', async (source) => {
    expect(await issues(source)).toEqual([]);
  });

  it('do not hold for breadcrumbs without a name', async () => {
    const named = /("position":2,)"name":"[^"]*",/;
    const { where, json } = find('fixture /about');
    expect(json).toMatch(named);
    expect(await issues({ where, json: json.replace(named, '$1') })).toContainEqual(
      expect.stringMatching(/^ERROR BreadcrumbList: .*"name" is missing/),
    );
  });

  // https://developers.google.com/search/docs/appearance/structured-data/local-business
  it.each(Object.keys(folders))('for a local business hold for the site %s', (name) => {
    const shops = sources
      .filter(({ where }) => where.startsWith(`${name} /contact`))
      .flatMap(things)
      .filter((thing) => thing['@type'] === 'CafeOrCoffeeShop');
    const text = expect.stringMatching(/\S/);
    expect(shops).toEqual([
      expect.objectContaining({
        name: text,
        address: expect.objectContaining({
          '@type': 'PostalAddress',
          streetAddress: text,
          addressLocality: text,
          addressRegion: text,
          postalCode: text,
          addressCountry: expect.stringMatching(/^[A-Z]{2}$/),
        }),
        telephone: expect.stringMatching(/^\+\d{8,15}$/),
        url: expect.stringMatching(/^https:/),
        image: expect.stringMatching(/^https:/),
        hasMenu: expect.stringMatching(/^https:/),
      }),
    ]);
    const hoursOf = (thing: Entry): Entry[] => [
      ...thing['openingHoursSpecification'],
      ...(thing['specialOpeningHoursSpecification'] ?? []),
    ];
    for (const hours of shops.flatMap(hoursOf)) {
      expect(hours).toMatchObject({
        opens: expect.stringMatching(/^\d\d:\d\d$/),
        closes: expect.stringMatching(/^\d\d:\d\d$/),
      });
    }
  });
});
