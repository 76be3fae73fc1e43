import type { Issue } from '../content-check/issue.ts';

/** Creates an issue of the built site. @param place line of the content, or the built file */
export const builtIssue = (
  place: Pick<Issue, 'file' | 'line'>,
  text: string,
  severity: Issue['severity'] = 'error',
): Issue => ({ ...place, label: '', text, severity });
