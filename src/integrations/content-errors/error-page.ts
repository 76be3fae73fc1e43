/** What to do about an error. */
export const HELP = 'Fix it and save the file: the page then shows the site again. Help is in content/README.md.';

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The page that shows errors in place of the site.
 * @param client Vite's script, which reloads the page; without it, the page reloads every second
 */
export function errorPage(message: string, client?: string): string {
  const again = client ? `<script type="module" src="${client}"></script>` : '<meta http-equiv="refresh" content="1">';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>An error in the content</title>
${again}
<style>
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem; font: 1.0625rem/1.6 system-ui, sans-serif; color: #072419; background: #fff4dc }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1.25rem; font: inherit; color: #fff4dc; background: #0c3a2c }
</style>
<h1>An error in the content</h1>
<pre>${escaped(message)}</pre>
<p>${HELP}</p>
</html>
`;
}
