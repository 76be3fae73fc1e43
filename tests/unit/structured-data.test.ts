import { expect, it } from 'vitest';
import { scriptSafe } from '~/lib/structured-data/script';

it('no text can end the script that it stands in', () => {
  const hostile = { name: '</script><script>alert(1)</script><!-- ]]>' };
  expect(scriptSafe(hostile)).not.toContain('<');
  expect(JSON.parse(scriptSafe(hostile))).toEqual(hostile);
});
