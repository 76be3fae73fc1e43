import { expect, it } from 'vitest';
import { sitemap } from '~/lib/site/machine-texts';
import { structuredData } from '~/lib/structured-data/script';

it('the sitemap escapes what XML would take for its own', () => {
  const text = sitemap(['https://x.example/?a=1&b=<']);
  expect(text).toContain('<url><loc>https://x.example/?a=1&#38;b=&#60;</loc></url>');
});

it('no text can end the script that it stands in', () => {
  const hostile = { '@type': 'Thing', name: '</script><script>alert(1)</script><!-- ]]>' } as const;
  expect(structuredData([hostile])).not.toContain('<');
  expect(JSON.parse(structuredData([hostile]))['@graph']).toEqual([hostile]);
});
