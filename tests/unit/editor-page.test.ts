import { expect, test } from 'vitest';
import { editorPage } from '../../src/editor/page.ts';

const page = { configuration: { app_title: 'Kada' }, script: '/_astro/editor/start.js', icon: '/favicon.svg' };
const policyOf = (html: string) => /content-security-policy" content="([^"]*)"/.exec(html)?.[1];
const REST = "form-action 'none'; base-uri 'self'";
const CODE = "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; style-src 'self' 'unsafe-inline'";

test('/admin may reach its Git service and the live site, and nothing else', () => {
  const html = editorPage({
    ...(page as unknown as Parameters<typeof editorPage>[0]),
    site: 'https://www.example.com/kada',
    origins: ['https://api.github.com'],
  });
  expect(policyOf(html)).toBe(
    `default-src 'self' blob: data: https://api.github.com https://www.example.com; ${CODE}; ${REST}`,
  );
});

test('/admin of the development server reaches that server alone, and no socket of it', () => {
  const html = editorPage({
    ...(page as unknown as Parameters<typeof editorPage>[0]),
    server: 'http://localhost:4321',
  });
  expect(policyOf(html)).toBe(
    `default-src 'self' blob: data:; ${CODE}; connect-src http://localhost:4321 blob: data:; ${REST}`,
  );
});

test('search engines leave /admin out, and no text can end the script that carries it', () => {
  const configuration = { app_title: 'Kada', backend: { repo: '</script>' } };
  const html = editorPage({ ...page, configuration } as unknown as Parameters<typeof editorPage>[0]);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('"</script>');
});
