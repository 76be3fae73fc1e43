import type { z } from 'astro/zod';
import type { registerPage } from '~/schemas/pages/register';
import type { wording } from '~/schemas/wording';
import type { EnquiryWords } from './enquiry';

type PageWords = z.infer<ReturnType<typeof registerPage>>;
type Wording = z.infer<ReturnType<typeof wording>>;

/** Words of the view after submission. */
export type OpenedWords = Pick<
  PageWords,
  'openedTitle' | 'openedText' | 'blockedTitle' | 'blockedText' | 'open' | 'openAgain' | 'edit' | 'callInstead'
> &
  Pick<Wording['written'], 'copy' | 'copied' | 'copyFailed'> & {
    /** Text of the link that opens an e-mail. */
    readonly byEmail: string;
    /** Text of the telephone link, with the number. */
    readonly call: string;
    /** Read aloud after links that open a new tab. */
    readonly newTab: string;
  };

/** The words of content/pages/register.md that the island shows, and two of the whole site's. */
export type FormWords = EnquiryWords &
  OpenedWords &
  Pick<PageWords, 'errorTitle' | 'errorPrefix' | 'remaining' | 'remainingOne' | 'overLimit' | 'overLimitOne'>;
