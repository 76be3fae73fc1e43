import type { z } from 'astro/zod';
import type { registerPage } from '~/schemas/pages/register';
import type { EnquiryWords } from './enquiry';

type PageWords = z.infer<ReturnType<typeof registerPage>>;

/** Words of the view after submission. */
export type OpenedWords = Pick<
  PageWords,
  | 'openedTitle'
  | 'openedText'
  | 'blockedTitle'
  | 'blockedText'
  | 'open'
  | 'openAgain'
  | 'copy'
  | 'copied'
  | 'copyFailed'
  | 'edit'
  | 'callInstead'
> & {
  /** Text of the telephone link, with the number. */
  readonly call: string;
  /** Read aloud after links that open a new tab. */
  readonly newTab: string;
};

/** The words of content/pages/register.md that the island shows, and two of the whole site's. */
export type FormWords = EnquiryWords &
  OpenedWords &
  Pick<PageWords, 'errorTitle' | 'errorPrefix' | 'remaining' | 'remainingOne' | 'overLimit' | 'overLimitOne'>;
