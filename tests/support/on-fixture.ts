/** `node tests/support/on-fixture.ts COMMAND…`: runs a command with the content of the fixture. */
import { spawnSync } from 'node:child_process';
import { FIXTURE_ENV } from './fixture.ts';

const [command = '', ...words] = process.argv.slice(2);
const { status, error } = spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, ...FIXTURE_ENV } });
if (error) throw error;
process.exitCode = status ?? 1;
