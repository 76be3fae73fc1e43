/** The HTML page of the editor: configuration, policy, styles and script. */
import type { CmsConfig } from '@sveltia/cms';

/** Path of the content to check entries against. Not in a folder `admin`: GitHub Pages would redirect /admin to it. */
export const CONTENT_PATH = '/admin.json';

/** Origins of GitHub, its sign-in and the live site. */
function origins({ backend, site_url }: CmsConfig): string[] {
  if (backend.name !== 'github') return [];
  const others = [backend.base_url, site_url].flatMap((url) => (url ? [new URL(url).origin] : []));
  return ['https://api.github.com', 'https://avatars.githubusercontent.com', ...others];
}

/** The Content-Security-Policy. The CMS would ask for other hosts too. */
const policy = (configuration: CmsConfig, server: string | undefined) =>
  [
    ["default-src 'self' blob: data:", ...origins(configuration)].join(' '),
    // HEIC and WebP are converted with WebAssembly, in a worker that the CMS makes.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    ...(server ? [`connect-src ${server} blob: data:`] : []),
    "form-action 'none'",
    "base-uri 'self'",
  ].join('; ');

/**
 * The CMS in its own element (https://decapcms.org/docs/custom-mounting/), and the messages of `notices.ts` below it.
 * `contain` keeps fixed forms of the CMS from covering these on phones.
 */
const STYLE = `
  body { display: flex; flex-direction: column; block-size: 100dvh; margin: 0; }
  #nc-root { position: relative; flex: 1; contain: layout; }
  #saves { max-block-size: 40dvh; overflow: auto; background: #1d2b24; color: #fff; font: 15px/1.4 sans-serif; }
  #saves p { display: flex; gap: 8px; align-items: center; margin: 0; padding: 4px 16px; }
  #saves span { flex: 1; }
  #saves a { display: inline-block; vertical-align: baseline; padding-block: 12px; color: #fff; font-weight: bold; }
  #saves button { min-inline-size: 44px; min-block-size: 44px; border: 0; background: none; color: #fff; font-size: 18px; cursor: pointer; }
`;

/**
 * Returns the HTML. JSON drops `undefined`, because the CMS does not accept it.
 * @param script path of the script that starts the editor
 * @param server origin of the development server; its WebSocket is blocked, so that nothing covers or reloads the editor
 */
export const editorPage = (configuration: CmsConfig, script: string, server?: string): string => `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="content-security-policy" content="${policy(configuration, server)}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${configuration.app_title}</title>
    <link rel="icon" href="${configuration.logo?.src}">
    <style>${STYLE}</style>
  </head>
  <body>
    <noscript>The editor needs JavaScript. Without it, change the files in the content folder.</noscript>
    <div id="nc-root"></div>
    <div id="saves" role="status"></div>
    <script type="application/json" id="configuration">${JSON.stringify(configuration).replaceAll('<', '\\u003c')}</script>
    <script type="module" src="${script}"></script>
  </body>
</html>
`;
