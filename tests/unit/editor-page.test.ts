import { expect, test } from 'vitest';
import { editorPage } from '../../src/editor/page.ts';

const policyOf = (html: string) => /content-security-policy" content="([^"]*)"/.exec(html)?.[1];
const REST = "form-action 'none'; base-uri 'self'";
const CODE = "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'";

test('/admin reaches its Git service and the live site, and nothing else', () => {
  const backend = { name: 'github', repo: 'acme/site', base_url: 'https://auth.example.com' } as const;
  const html = editorPage({ backend, site_url: 'https://www.example.com/kada' }, '/start.js');
  expect(policyOf(html)).toBe(
    `default-src 'self' blob: data: https://api.github.com https://avatars.githubusercontent.com https://auth.example.com https://www.example.com; ${CODE}; ${REST}`,
  );
});

test('/admin of the development server reaches only that server, and no socket', () => {
  const html = editorPage({ backend: { name: 'gitea', repo: 'local/site' } }, '/start.js', 'http://localhost:4321');
  expect(policyOf(html)).toBe(
    `default-src 'self' blob: data:; ${CODE}; connect-src http://localhost:4321 blob: data:; ${REST}`,
  );
});

test('/admin is not indexed, and no text can end its script', () => {
  const html = editorPage({ backend: { name: 'gitea', repo: '</script>' } }, '/start.js');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('"</script>');
});
