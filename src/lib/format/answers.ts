const bare = (text: string) =>
  text
    .trim()
    .replace(/[.…]+$/, '')
    .toLowerCase();

/**
 * Whether an answer says that nothing is decided yet.
 * @param notDecided the wording for that (`franchise.notDecided` of the labels)
 */
export const isUndecided = (answer: string, notDecided: string): boolean => bare(answer) === bare(notDecided);

/** Answers that send the reader elsewhere, such as "Contact our team for details", or say nothing: "TBA", "Pending". */
const EVASIONS = [
  /^(please )?(ask|call|chat with|contact|e-?mail|message|phone|speak to|talk to|write to) (us|our \w+)\b[^.]{0,30}$/,
  /^(available )?(up)?on request$/,
  /^((yet |still )?to be|will be) (announced|confirmed|decided|discussed|informed|told)( later| soon)?$/,
  /^(not (yet )?(decided|known|fixed|confirmed)( yet)?|undecided|pending|coming soon|tb[acd]|n\/?a|[-–—?]*)$/,
];

export const isEvasion = (answer: string): boolean => EVASIONS.some((evasion) => evasion.test(bare(answer)));
