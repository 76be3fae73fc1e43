import type { AstroConfig } from 'astro';
import { expect, it } from 'vitest';
import { editorRepository } from '../../src/editor/repository.ts';
import { targetOf } from '../../src/integrations/editor.ts';
import { DEFAULT_SITE_URL } from '../../src/lib/site/site-url.ts';

const github = { name: 'github', repo: 'acme/site' };
const EDITOR_AUTH = 'https://auth.example.com/';
it.each([
  [{}, undefined],
  [{ EDITOR_REPO: '' }, undefined],
  [{ EDITOR_AUTH }, undefined],
  [{ EDITOR_REPO: '  ', EDITOR_AUTH }, undefined],
  [{ EDITOR_REPO: 'acme/site' }, { ...github, auth_methods: ['token'] }],
  [
    { EDITOR_REPO: 'acme/site', EDITOR_AUTH },
    { ...github, base_url: 'https://auth.example.com' },
  ],
])('with %j the editor writes to %j', (variables, repository) => {
  expect(editorRepository(variables)).toEqual(repository);
});

it.each([
  [{ EDITOR_REPO: 'site' }, /^EDITOR_REPO: "site" is not a repository on GitHub\. Write owner\/name\.$/],
  [{ EDITOR_REPO: 'https://github.com/acme/site' }, /^EDITOR_REPO: /],
  [
    { EDITOR_REPO: 'acme/site', EDITOR_AUTH: 'auth.example.com' },
    /^EDITOR_AUTH: "auth\.example\.com" is not a web address/,
  ],
])('refuses %j', (variables, message) => {
  expect(() => editorRepository(variables)).toThrow(message);
});

it('the built editor asks the live site, with its path', () => {
  const build = { format: 'file' };
  const site = 'https://kada.example';
  expect(targetOf({ base: '/shop/', site, build } as AstroConfig)).toEqual({
    base: '/shop',
    page: 'admin.html',
    site: `${site}/shop`,
  });
  expect(targetOf({ base: '/', site: DEFAULT_SITE_URL, build } as AstroConfig)).toMatchObject({
    base: '',
    site: undefined,
  });
});
