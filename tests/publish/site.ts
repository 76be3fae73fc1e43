import { createHash } from 'node:crypto';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const STYLE = 'body{margin:0;background:#fff;color:#000;font:16px/1.5 sans-serif}';
const POLICY = `default-src 'none'; script-src 'none'; style-src ${hash(STYLE)}; style-src-attr 'unsafe-inline'; img-src 'self'`;

/** A page without a fault, of a site built for https://x.example/kada. */
export function page(name: string, main = '<p>Cold milk and syrup.</p>'): string {
  const url = name === 'home' ? 'https://x.example/kada' : `https://x.example/kada/${name}`;
  return `<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8"><meta http-equiv="content-security-policy" content="${POLICY}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Kada: ${name}</title>
<meta name="description" content="What there is about ${name}.">
${name === '404' ? '' : `<link rel="canonical" href="${url}">`}
<style>${STYLE}</style>
</head>
<body><main><h1>All about ${name}</h1>
${main}
</main></body>
</html>
`;
}

/** A small built site. */
export class SmallSite extends TemporaryFolder {
  constructor() {
    super();
    for (const name of ['home', 'about', '404']) this.write(`${name === 'home' ? 'index' : name}.html`, page(name));
    this.write('favicon.svg', '');
    this.write('ice.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  }
}

/** A content folder with three pages, to whose lines issues can be traced. */
export class SmallContent extends TemporaryFolder {
  constructor() {
    super();
    this.write('pages/not-found.md', '---\ntitle: Gone\n---\n\nAt the counter.\n');
    this.write(
      'pages/about.md',
      '---\ntitle: About\nintro: Our Supercalifragilistic counter\n---\n\nSee [the **menu**](/menu).\n',
    );
    this.write(
      'pages/home.md',
      '---\ntitle: Home\n---\n\nA long sentence that\'s\n"broken" over two lines. At the counter.\n',
    );
  }
}
