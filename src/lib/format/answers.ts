const bare = (text: string) =>
  text
    .trim()
    .replace(/[.…]+$/, '')
    .toLowerCase();

/**
 * Whether an answer says that there is none yet.
 * @param notDecided the words for it (content/pages/franchise)
 */
export const isUndecided = (answer: string, notDecided: string): boolean => bare(answer) === bare(notDecided);

/** Sends the reader away instead of answering: "Ask us", "Contact our team for details", "On request", "TBA". */
const EVASIONS = [
  /^(please )?(ask|call|chat with|contact|e-?mail|message|phone|speak to|talk to|write to) (us|our \w+)\b[^.]{0,30}$/,
  /^(available )?(up)?on request$/,
  /^(to be (announced|confirmed|decided|discussed|told)|tb[acd]|n\/?a|[-–—?]+)$/,
];

/** Whether words stand where an answer should, and give none. */
export const isEvasion = (answer: string): boolean => EVASIONS.some((evasion) => evasion.test(bare(answer)));
