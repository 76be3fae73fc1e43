/** `npm run check:publish`: checks the content, builds the site, then checks the HTML, links and layout of its pages. */
import { resolve } from 'node:path';
import { checkContent, projectPaths } from '../content-check/files/check.ts';
import { errorsIn, type Issue, report, sortIssues, warningsIn } from '../content-check/issue.ts';
import { environment } from '../lib/build/environment.ts';
import { checkInBrowser } from './browser.ts';
import { build } from './build.ts';
import { annotation } from './github.ts';
import { checkMarkup } from './html.ts';
import { builtIssue } from './issue.ts';
import { checkLinks } from './links.ts';
import { contentSource } from './trace.ts';

const paths = projectPaths(process.cwd());
const { outDir, preview } = environment(process.env);
if (preview) {
  console.error('PREVIEW: a preview must not be published. Remove the variable.');
  process.exit(1);
}
const dist = resolve(paths.project, outDir);

const found: Issue[] = [];
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`;

/** Runs a step, prints its time and collects its issues. Returns true without errors. */
async function step(name: string, work: () => Promise<Issue[]>): Promise<boolean> {
  const started = performance.now();
  const issues = await work().catch((error: Error) => [
    builtIssue({ file: 'dist/' }, `This could not be checked. Try again. ${error.message}`),
  ]);
  found.push(...issues);
  const passed = errorsIn(issues).length === 0;
  console.log(`${passed ? '✓' : '✗'} ${seconds(started)}  ${name}`);
  return passed;
}

const startedAt = performance.now();
if ((await step('the content', () => checkContent(paths))) && (await step('the build, images encoded', build))) {
  const source = contentSource(paths.content);
  await step('the HTML of every page', () => checkMarkup(dist, source));
  await step('every link within the site', () => checkLinks(dist, source));
  await step('every page in a browser at 320, 390 and 1440', () => checkInBrowser(dist, source));
}
console.log(`  ${seconds(startedAt)}  in all`);

const errors = sortIssues(errorsIn(found));
const warnings = sortIssues(warningsIn(found));
if (errors.length > 0)
  console.error(`\n${report(errors)}\nThis must not go live. Visitors still see the last good site.`);
else console.log('\nThe content may go live.');
if (warnings.length > 0) console.log(`\nWarnings, which do not stop it:\n\n${report(warnings, 'warning', 'warnings')}`);

if (process.env['GITHUB_ACTIONS']) for (const issue of [...errors, ...warnings]) console.log(annotation(issue));
process.exitCode = errors.length > 0 ? 1 : 0;
