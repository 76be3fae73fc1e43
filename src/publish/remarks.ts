import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Issue } from '../content-check/issues.ts';

/** Run without npm, which on Windows needs a shell. */
const CSPELL = fileURLToPath(import.meta.resolve('cspell/bin.mjs'));
/** `menu/boba/index.md:3:14 - Unknown word (sarbathh) -- …` */
const LINE = /^(.+?):(\d+):\d+ - (?:Unknown word|Misspelled word) \(([^)]*)\)/gm;

/** Spelling remarks from the output of cspell, whose paths are relative to the content folder. */
export const spellingRemarks = (output: string): Issue[] =>
  [...output.matchAll(LINE)].map(([, file = '', line, word]) => ({
    file: `content/${file}`,
    line: Number(line),
    text: `"${word}" is not in the dictionary. Check its spelling, or leave it.`,
  }));

/**
 * Words of the content that are in no dictionary.
 * @param folder of the content, a whole path
 */
export function checkSpelling(folder: string): Promise<Issue[]> {
  const words = ['--no-color', '--config', 'cspell.json', '--root', folder, '**/*.{md,mdx}'];
  return new Promise((done) => {
    const child = spawn(process.execPath, [CSPELL, '--no-progress', '--no-summary', ...words], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text));
    child.on('close', () => done(spellingRemarks(output)));
  });
}
