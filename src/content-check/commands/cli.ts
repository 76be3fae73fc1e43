/** `node cli.ts check | launch | docs | clean [--dry-run]`, run through the npm scripts of the same names. */
import { commands } from './commands.ts';

const [name = 'check', ...options] = process.argv.slice(2);
const command = commands[name];
if (!command) throw new Error(`There is no command "${name}".`);
process.exitCode = await command(process.cwd(), options);
