/** The page that the editor starts on: its configuration, its policy, and the script that starts it. */
import type { CmsConfig } from '@sveltia/cms';

/**
 * Where the site has the content for the check before a save, which is read anew each time. Not in a folder `admin`: GitHub
 * Pages would redirect /admin to it.
 */
export const CONTENT_PATH = '/admin.json';

export interface EditorPage {
  readonly configuration: CmsConfig;
  /** Paths of the script that starts the editor and of the icon in the browser's tab. */
  readonly script: string;
  readonly icon: string;
  /** URL of the live site; none where there is none yet, and under `npm run dev`. */
  readonly site?: string | undefined;
  /** Origin of the development server: without its socket, no error of a page covers the editor and nothing reloads it. */
  readonly server?: string;
}

/** GitHub, its sign-in and the live site; none while the editor writes to a folder of this machine. */
function origins({ backend }: CmsConfig, site?: string): string[] {
  if (backend.name !== 'github') return [];
  const others = [backend.base_url, site].flatMap((url) => (url ? [new URL(url).origin] : []));
  return ['https://api.github.com', 'https://avatars.githubusercontent.com', ...others];
}

/** The browser itself refuses every other host, whatever the editor's program may ask for. */
const policy = ({ configuration, site, server }: EditorPage) =>
  [
    ["default-src 'self' blob: data:", ...origins(configuration, site)],
    ["script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:"],
    ["style-src 'self' 'unsafe-inline'"],
    ...(server ? [[`connect-src ${server} blob: data:`]] : []),
    ["form-action 'none'"],
    ["base-uri 'self'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');

/** Plain data as a script element, whose text `<` could end; without `undefined`, at which the CMS gives up. */
const carry = (id: string, data: object) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** The page as HTML. */
export const editorPage = (page: EditorPage): string => `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="content-security-policy" content="${policy(page)}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${page.configuration.app_title}</title>
    <link rel="icon" href="${page.icon}">
  </head>
  <body>
    <noscript>The editor needs JavaScript. Without it, change the files in the content folder.</noscript>
    ${carry('configuration', page.configuration)}
    ${carry('live', { site: page.site })}
    <script type="module" src="${page.script}"></script>
  </body>
</html>
`;
