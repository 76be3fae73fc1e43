/**
 * `npm run build:editor -- owner/name [folder]`: the editor as a site of its own, for a repository on GitHub. Off by
 * default and apart from the site: whoever signs in brings a token, so no server is needed.
 */
import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { dividerHeadings, editorConfiguration } from './configuration.ts';
import { withoutFontService } from './index.ts';
import { editorPage } from './page.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const [repository = '', folder = 'dist-editor'] = process.argv.slice(2);
const outDir = path.resolve(project, folder);

if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
  console.error('Say which repository: npm run build:editor -- owner/name');
  process.exit(2);
}

await build({
  configFile: false,
  root: project,
  base: './',
  publicDir: false,
  logLevel: 'error',
  plugins: [withoutFontService],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'esnext',
    // The program is minified as it comes.
    minify: false,
    rolldownOptions: {
      input: path.join(import.meta.dirname, 'start.ts'),
      output: { entryFileNames: 'editor.js' },
    },
  },
});
copyFileSync(path.join(project, 'public/favicon.svg'), path.join(outDir, 'favicon.svg'));
const icon = './favicon.svg';
const html = editorPage({
  configuration: editorConfiguration({ folder: path.basename(project), repository, logo: icon }),
  headings: dividerHeadings(),
  script: './editor.js',
  icon,
  hosts: ['https://api.github.com', 'https://avatars.githubusercontent.com'],
});
writeFileSync(path.join(outDir, 'index.html'), html);
console.log(`The editor for ${repository} is in ${folder}. Put it on a web server of its own, with https.`);
