const TEXT_NODE = 3;

/** Malayalam words that screen readers say, and whose language nothing tells them. */
export const unmarked = (document: Document): (string | undefined)[] =>
  [...document.querySelectorAll('body *:not(script, style)')]
    .filter((element) => !element.closest('[lang="ml"], [aria-hidden="true"]'))
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(({ nodeType, textContent }) => nodeType === TEXT_NODE && /\p{Script=Malayalam}/u.test(textContent ?? ''))
    .map(({ textContent }) => textContent?.trim());
