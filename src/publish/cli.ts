/**
 * `npm run check:publish`: checks the content, builds the site with the environment variables of README.md, then checks
 * the markup of its pages, and looks at them in a browser. Remarks come last and stop nothing.
 */
import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentWarnings } from '../content-check/commands/warnings.ts';
import { checkContent, projectPaths } from '../content-check/files/check.ts';
import { readContent } from '../content-check/files/read.ts';
import { fault, type Issue } from '../content-check/issue.ts';
import { report, sorted } from '../content-check/report.ts';
import { environment } from '../lib/build/environment.ts';
import { checkInBrowser } from './browser.ts';
import { build } from './build.ts';
import { annotation, summary } from './github.ts';
import { checkMarkup } from './html.ts';
import { nextChange } from './next-change.ts';
import { checkPriceBoard } from './price-board.ts';
import { contentSource } from './trace.ts';

/** GitHub shows ten annotations of a kind in a step; the summary has them all. */
const MOST_ANNOTATIONS = 10;

const paths = projectPaths(process.cwd());
const { outDir, preview } = environment(process.env);
if (preview) throw new Error('PREVIEW: a preview is not to be published. Leave the variable out.');
const dist = resolve(paths.project, outDir);
const source = contentSource(paths.content);

const errors: Issue[] = [];

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`;

/** Runs a step, prints its time, and collects its issues. */
async function step(name: string, work: () => Promise<Issue[]>): Promise<boolean> {
  const started = performance.now();
  const found = await work().catch((error: Error): Issue[] => [
    { file: 'dist/', ...fault('built', { text: `This could not be checked. Try again. ${error.message}` }) },
  ]);
  errors.push(...found);
  console.log(`${found.length === 0 ? '✓' : '✗'} ${seconds(started)}  ${name}`);
  return found.length === 0;
}

const begun = performance.now();
if ((await step('the content', () => checkContent(paths))) && (await step('the build, images encoded', build))) {
  await step('the markup of every page', () => checkMarkup(dist, source));
  await step('every price on the board', () => checkPriceBoard(dist, source));
  await step('every page in a browser at 320, 390 and 1440', () => checkInBrowser(dist, source));
}
const worthALook = sorted(contentWarnings(paths));
console.log(`  ${seconds(begun)}  in all`);

const wrong = sorted(errors);
const next = wrong.length === 0 ? nextChange(readContent(paths.content)) : '';
if (wrong.length > 0)
  console.error(`\n${report(wrong)}\nThis must not go live. Visitors still see the last good site.`);
else console.log(`\nThe content may go live. ${next}`);
if (worthALook.length > 0)
  console.log(`\nWorth a look; none of it stops the site.\n\n${report(worthALook, 'remark', 'remarks')}`);

if (process.env['GITHUB_ACTIONS']) {
  for (const problem of wrong.slice(0, MOST_ANNOTATIONS)) console.log(annotation('error', problem));
  for (const problem of worthALook.slice(0, MOST_ANNOTATIONS)) console.log(annotation('warning', problem));
  const page = process.env['GITHUB_STEP_SUMMARY'];
  if (page) appendFileSync(page, summary(wrong, worthALook, next));
}
process.exitCode = wrong.length > 0 ? 1 : 0;
