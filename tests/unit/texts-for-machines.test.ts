import { expect, it } from 'vitest';
import { sitemap } from '~/lib/site/sitemap';
import { structuredData } from '~/lib/structured-data/script';

it('the sitemap escapes XML', () => {
  const text = sitemap(['https://x.example/?a=1&b=<']);
  expect(text).toContain('<url><loc>https://x.example/?a=1&#38;b=&#60;</loc></url>');
});

it('no text of structured data can end its script', () => {
  const hostile = { '@type': 'Thing', name: '</script><script>alert(1)</script><!-- ]]>' } as const;
  expect(structuredData([hostile])).not.toContain('<');
  expect(JSON.parse(structuredData([hostile]))['@graph']).toEqual([hostile]);
});
