import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Issue } from '../content-check/issues.ts';

/** Run without npm, which needs a shell on Windows, and the shell cuts paths at their spaces. */
const ASTRO = fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')));
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours start with the escape character.
const COLOURS = /\u001b\[[0-9;]*m/g;
/** `content/menu/boba/index.md:6  price: …`, as the content check writes it. */
const LINE = /^(content\/\S+?)(?::(\d+))? {2}(.+)$/gm;
/** A file of the content that an error of Astro itself names. */
const NAMED = /\bcontent\/[\w./-]+\.mdx?\b/;

/** Issues from the output of a failed build: the lines of the content check, or Astro's error. */
export function buildProblems(output: string): Issue[] {
  const text = output.replace(COLOURS, '');
  const issues = [...text.matchAll(LINE)].map(([, file = '', line, words = '']) => ({
    file,
    line: line === undefined ? undefined : Number(line),
    text: words,
  }));
  if (issues.length > 0) return issues;
  const end = text.trim().split('\n').slice(-15).join('\n');
  return [{ file: NAMED.exec(text)?.[0] ?? 'content/', text: `The site could not be built:\n${end}` }];
}

/** Builds the site with the current environment. The content has been checked before. */
export function build(): Promise<Issue[]> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [ASTRO, 'build'], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text));
    child.on('close', (code) => done(code === 0 ? [] : buildProblems(output)));
  });
}
