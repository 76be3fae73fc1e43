import { HtmlValidate } from 'html-validate';

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

export interface HtmlFault {
  readonly line: number;
  readonly column: number;
  /** Name of the rule, `no-dup-id`. */
  readonly rule: string;
  readonly message: string;
}

/** Astro writes the one style of its islands, `astro-island{display:contents}`, beside the first of them. */
const isIslandStyle = ({ rule, message }: HtmlFault) =>
  rule === 'element-permitted-content' && message.startsWith('<style> element is not permitted');

/** What is not valid in a page, in the order it stands there. */
export async function htmlFaults(html: string): Promise<HtmlFault[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => ({ line, column, rule: ruleId, message })),
    )
    .filter((fault) => !isIslandStyle(fault));
}
