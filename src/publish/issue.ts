import { fault, type Issue } from '../content-check/issue.ts';

/** An issue that the gate found in the built site. A warning does not stop it from going live. */
export type BuiltIssue = Issue & { readonly severity: 'error' | 'warning' };

/** @param place file and line of the content, or the built file where the content is not to blame */
export const builtIssue = (
  place: Pick<Issue, 'file' | 'line'>,
  text: string,
  severity: BuiltIssue['severity'] = 'error',
): BuiltIssue => ({ ...place, ...fault('built', { text }), severity });
