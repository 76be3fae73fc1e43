import type { AstroConfig } from 'astro';
import { expect, it } from 'vitest';
import { editorRepository } from '../../src/editor/repository.ts';
import { targetOf } from '../../src/integrations/editor.ts';
import { DEFAULT_SITE_URL } from '../../src/lib/site/site-url.ts';

it.each([{}, { EDITOR_REPO: '' }, { EDITOR_REPO: '  ', EDITOR_AUTH: 'https://auth.example.com' }])(
  'the repository that the editor writes to is none for %j',
  (variables) => expect(editorRepository(variables)).toBeUndefined(),
);

it('the repository that the editor writes to is on GitHub, with a token, unless something else is said', () => {
  expect(editorRepository({ EDITOR_REPO: 'acme/site' })).toEqual({
    name: 'github',
    repo: 'acme/site',
    auth_methods: ['token'],
  });
});

it('the repository that the editor writes to takes a sign-in helper', () => {
  expect(editorRepository({ EDITOR_REPO: 'acme/site', EDITOR_AUTH: 'https://auth.example.com/' })).toEqual({
    name: 'github',
    repo: 'acme/site',
    base_url: 'https://auth.example.com',
  });
});

it.each([
  [{ EDITOR_REPO: 'site' }, /^EDITOR_REPO: "site" is not a repository on GitHub\. Write owner\/name\.$/],
  [{ EDITOR_AUTH: 'https://auth.example.com' }, /^EDITOR_AUTH: without EDITOR_REPO no editor is built/],
  [{ EDITOR_REPO: 'https://github.com/acme/site' }, /^EDITOR_REPO: /],
  [
    { EDITOR_REPO: 'acme/site', EDITOR_AUTH: 'auth.example.com' },
    /^EDITOR_AUTH: "auth\.example\.com" is not a web address/,
  ],
])('the repository that the editor writes to refuses %j', (variables, message) => {
  expect(() => editorRepository(variables)).toThrow(message);
});

it('the built editor asks the live site, with its path, where there is one', () => {
  const build = { format: 'file' } as AstroConfig['build'];
  const site = 'https://kada.example';
  expect(targetOf({ base: '/shop/', site, build })).toEqual({ base: '/shop', format: 'file', site: `${site}/shop` });
  expect(targetOf({ base: '/', site: DEFAULT_SITE_URL, build })).toMatchObject({ base: '', site: undefined });
});
