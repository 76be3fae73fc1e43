/** The page that the editor starts on: its configuration, its look, and the script that starts it. */
import type { CmsConfig } from '@sveltia/cms';

export interface EditorPage {
  readonly configuration: CmsConfig;
  /** The headings over the collections, in the order of the lines that divide them; empty where there is none. */
  readonly headings: readonly string[];
  /** Addresses of the script that starts the editor and of the picture in the browser's tab. */
  readonly script: string;
  readonly icon: string;
  /** The Git service, where entries are kept with one; none on the machine of the project. */
  readonly hosts?: readonly string[];
}

/** The browser itself refuses every other host, whatever the editor's program may ask for. */
const policy = (hosts: readonly string[]) =>
  [
    ["default-src 'self' blob: data:", ...hosts],
    ["script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:"],
    ["style-src 'self' 'unsafe-inline'"],
    ["form-action 'none'"],
    ["base-uri 'self'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');

/** The way in that needs a server. */
const TOKEN_BUTTON = '.buttons > .button.secondary';

const DIVIDER = "[role='tree'] [role='separator']";

/** Names the groups at the dividers of the list, and takes away the way in that leads nowhere. */
const style = (headings: readonly string[], hosts: readonly string[]) => `
      ${hosts.length > 0 ? '' : `${TOKEN_BUTTON} { display: none; }`}
      ${DIVIDER} { block-size: auto !important; background: none !important; border-block-start: 1px solid #8885; }
      ${DIVIDER}::after { display: block; padding: 8px 8px 2px; font-size: 13px; opacity: .75; }
${headings
  .map((heading, at) => `      ${DIVIDER}:nth-child(${at + 1} of [role='separator'])::after { content: '${heading}'; }`)
  .filter((_, at) => headings[at])
  .join('\n')}
    `;

/** The configuration as the text of a script element, which `<` could end. */
const inScript = (configuration: CmsConfig) => JSON.stringify(configuration).replaceAll('<', '\\u003c');

/** The page as HTML. */
export const editorPage = ({
  configuration,
  headings,
  script,
  icon,
  hosts = [],
}: EditorPage): string => `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta http-equiv="Content-Security-Policy" content="${policy(hosts)}">
    <title>${configuration.app_title}</title>
    <link rel="icon" href="${icon}">
    <style>${style(headings, hosts)}</style>
  </head>
  <body>
    <noscript>The editor needs JavaScript. Without it, change the files in the content folder.</noscript>
    <script type="application/json" id="configuration">${inScript(configuration)}</script>
    <script type="module" src="${script}"></script>
  </body>
</html>
`;
