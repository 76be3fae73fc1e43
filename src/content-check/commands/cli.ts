/** `node cli.ts check | launch | docs`, run through npm scripts. Each command takes the project's folder and returns the exit code. */
import { writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Compilation takes a third of the time; Node caches modules imported after this call.
enableCompileCache();
const { checkContent, projectPaths } = await import('../files/check.ts');
const { errorsIn, report, warningsIn } = await import('../issue.ts');

type Command = (project: string) => number | Promise<number>;

/** `npm run check:content`: prints warnings and errors. */
async function check(project: string): Promise<number> {
  const issues = await checkContent(projectPaths(project));
  const [errors, warnings] = [errorsIn(issues), warningsIn(issues)];
  if (warnings.length > 0) console.log(`Worth a look:\n\n${report(warnings, 'warning', 'warnings')}\n`);
  if (errors.length === 0) console.log('The content is in order.');
  else console.error(report(errors));
  return errors.length > 0 ? 1 : 0;
}

/** `npm run check:launch`: prints what the owner must settle before launch. */
async function launch(project: string): Promise<number> {
  if ((await check(project)) > 0) return 1;
  const { launchSheet } = await import('./launch.ts');
  const sheet = launchSheet(projectPaths(project), process.env['SITE_URL']);
  if (sheet) console.error(`\n${sheet}`);
  else console.log('Nothing is a placeholder any more: the site may go live.');
  return sheet ? 1 : 0;
}

/** `npm run docs:content`: writes the field reference of the editors' guide. */
async function docs(project: string): Promise<number> {
  const { fieldReference } = await import('./field-tables.ts');
  writeFileSync(path.join(project, 'content/FIELDS.md'), fieldReference());
  console.log('Wrote content/FIELDS.md.');
  return 0;
}

const commands: Readonly<Record<string, Command>> = { check, launch, docs };
const [name = 'check'] = process.argv.slice(2);
const command = commands[name];
if (!command) throw new Error(`There is no command "${name}".`);
process.exitCode = await command(process.cwd());
