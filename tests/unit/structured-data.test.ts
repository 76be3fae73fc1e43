import { expect, it } from 'vitest';
import { structuredData } from '~/lib/structured-data/script';

it('no text can end the script that it stands in', () => {
  const hostile = { '@type': 'Thing', name: '</script><script>alert(1)</script><!-- ]]>' } as const;
  expect(structuredData([hostile])).not.toContain('<');
  expect(JSON.parse(structuredData([hostile]))['@graph']).toEqual([hostile]);
});
