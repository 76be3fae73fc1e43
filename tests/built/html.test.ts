import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { builtPages, DIST } from './site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Astro writes void elements as `<br>`, attributes as the author did, and ids that start with a digit for entries.
    'void-style': 'off',
    'valid-id': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // Server-rendered Victory and Embla carry style attributes; the content security policy allows them (astro.config).
    'no-inline-style': 'off',
    // A number is written with plain spaces, as in the content, so that it can be found and copied.
    'tel-non-breaking': 'off',
    // The search of the menu filters while one types: there is nothing to submit.
    'wcag/h32': 'off',
  },
});

it.each(builtPages(DIST).map(({ path, html }) => [path, html]))('%s is valid HTML', async (_, html) => {
  const { results } = await validator.validateString(html ?? '');
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(faults).toEqual([]);
});

it('ranks the layers before any rule stands in one', () => {
  for (const { html } of builtPages(DIST))
    expect(html.slice(html.indexOf('@layer'))).toMatch(
      /^@layer reset, tokens, base, compositions, components, utilities;/,
    );
});
