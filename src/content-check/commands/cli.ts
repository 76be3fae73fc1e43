/**
 * `node cli.ts check | launch | docs | clean [--dry-run]`, run through the npm scripts of the same names. Each command takes
 * the project's folder and returns the exit code.
 */
import { writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Compiling is a third of a check; Node keeps what it compiled of all that is imported after this.
enableCompileCache();
const { checkContent, projectPaths } = await import('../files/check.ts');
const { report } = await import('../report.ts');

type Command = (project: string, options: readonly string[]) => number | Promise<number>;

/** Says that there is nothing, or what there is. */
function conclude(count: number, nothing: string, all: string): number {
  if (count > 0) console.error(all);
  else console.log(nothing);
  return count > 0 ? 1 : 0;
}

/** `npm run check:content`: every mistake. */
async function check(project: string): Promise<number> {
  const issues = await checkContent(projectPaths(project));
  return conclude(issues.length, 'The content is in order.', report(issues));
}

/** `npm run check:launch`: everything that must not go live as it is. */
async function launch(project: string): Promise<number> {
  const mistakes = await check(project);
  if (mistakes > 0) return mistakes;
  const { launchIssues } = await import('./launch.ts');
  const issues = launchIssues(projectPaths(project), process.env['SITE_URL']);
  const all = `\n${report(issues, 'placeholder', 'placeholders')}\nThe site must not go live yet. Fix or confirm each, and remove its name from the placeholders of its file.`;
  return conclude(issues.length, 'Nothing is a placeholder any more: the site may go live.', all);
}

/** `npm run docs:content`: writes the field reference of the editors' guide. */
async function docs(project: string): Promise<number> {
  const { fieldReference } = await import('./field-tables.ts');
  writeFileSync(path.join(project, 'content/FIELDS.md'), fieldReference());
  console.log('Wrote content/FIELDS.md.');
  return 0;
}

/** `npm run clean:images`: makes images ready for the web; with `--dry-run` only says what it would do. */
async function clean(project: string, options: readonly string[]): Promise<number> {
  const { cleanImages } = await import('../files/clean-images.ts');
  // npm keeps the option for itself when it is written without the two dashes that pass it on.
  const write = !options.includes('--dry-run') && process.env['npm_config_dry_run'] !== 'true';
  const lines = await cleanImages(projectPaths(project), { write });
  if (lines.length === 0) console.log('Every image is in order.');
  else {
    const end = write
      ? 'Look at the images before you commit. To undo: git restore content'
      : 'Nothing was changed. Leave out --dry-run to do it.';
    console.log(`${lines.join('\n')}\n\n${end}`);
  }
  return 0;
}

const commands: Readonly<Record<string, Command>> = { check, launch, docs, clean };
const [name = 'check', ...options] = process.argv.slice(2);
const command = commands[name];
if (!command) throw new Error(`There is no command "${name}".`);
process.exitCode = await command(process.cwd(), options);
