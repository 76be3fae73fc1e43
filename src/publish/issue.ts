import type { Issue } from '../content-check/issue.ts';

/**
 * An issue that the gate found in the built site.
 * @param place file and line of the content, or the built file where the content is not to blame
 */
export const builtIssue = (
  place: Pick<Issue, 'file' | 'line'>,
  text: string,
  severity: Issue['severity'] = 'error',
): Issue => ({
  ...place,
  label: '',
  text,
  severity,
});
