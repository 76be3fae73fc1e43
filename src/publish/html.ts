import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // One h1, and no level left out.
    'heading-level': 'error',
    // Astro writes void elements as `<br>` and leaves attributes as written; ids of entries may start with a digit.
    'void-style': 'off',
    'valid-id': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // Server-rendered Victory and Embla have style attributes, which the Content-Security-Policy allows there.
    'no-inline-style': 'off',
    // Telephone numbers keep the plain spaces of the content, so that they can be found and copied.
    'tel-non-breaking': 'off',
    // The menu search filters on input and has nothing to submit.
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

/** Astro puts the style `astro-island{display:contents}` beside the first island. */
const isIslandStyle = ({ rule, message }: HtmlFault) =>
  rule === 'element-permitted-content' && message.startsWith('<style> element is not permitted');

/** Validation errors of a page, in document order. */
export async function htmlFaults(html: string): Promise<HtmlFault[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => ({ line, column, rule: ruleId, message })),
    )
    .filter((fault) => !isIslandStyle(fault));
}
