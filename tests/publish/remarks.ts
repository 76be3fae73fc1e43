import { spawn } from 'node:child_process';
import type { Issue } from '../../src/integrations/content-check/issues.ts';

/** `content/menu/boba/index.md:3:14 - Unknown word (sarbathh) -- …` */
const LINE = /^(.+?):(\d+):\d+ - (?:Unknown word|Misspelled word) \(([^)]*)\)/gm;

/** Spelling remarks out of the words of cspell. */
export const spellingRemarks = (output: string): Issue[] =>
  [...output.matchAll(LINE)].map(([, file = '', line, word]) => ({
    file: file.replace(/^\.\//, ''),
    line: Number(line),
    text: `"${word}" is not in the dictionary. Check its spelling, or leave it.`,
  }));

/** Words of the content that are in no dictionary: misspelt, or names. */
export function checkSpelling(): Promise<Issue[]> {
  return new Promise((done) => {
    const child = spawn('npm', ['run', '--silent', 'check:spelling', '--', '--no-color', '--relative'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text));
    child.on('close', () => done(spellingRemarks(output)));
  });
}
