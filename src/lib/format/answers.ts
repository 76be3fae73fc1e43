const bare = (text: string) =>
  text
    .trim()
    .replace(/[.…!]+$/, '')
    .toLowerCase();

/**
 * Whether an answer says that nothing is decided yet.
 * @param notDecided the wording for that (`franchise.notDecided` of the labels)
 */
export const isUndecided = (answer: string, notDecided: string): boolean => bare(answer) === bare(notDecided);

/** Answers that send the reader elsewhere, such as "Contact our team for details", or say nothing: "TBA", "Pending". */
const EVASIONS = [
  /^(please )?(ask|call|chat with|contact|dm|e-?mail|message|phone|speak to|talk to|whatsapp|write to) (us|our \w+|for (details|more|price|prices|rates?)|\+?\d[\d ]+)( (about|at|for|on|to (ask|discuss|get|know))\b[^.]{0,30})?$/,
  /^(available )?(up)?on request$/,
  /^((yet |still )?to be|will be|will|yet to) (announced?|confirm(ed)?|decided?|discuss(ed)?|finali[sz]ed?|informed|shared?|told|updated?)( later| soon)?$/,
  /^(not (yet )?(decided|known|fixed|confirmed|finali[sz]ed|sure)( yet)?|undecided|pending|coming soon|under discussion|in progress|varies|case by case|details (soon|awaited|on call)|depends|negotiable|as applicable|as per (the )?agreement|see above|wip|tb[acd]|n\/?a|[-–—?]*)$/,
];

export const isEvasion = (answer: string): boolean => EVASIONS.some((evasion) => evasion.test(bare(answer)));
