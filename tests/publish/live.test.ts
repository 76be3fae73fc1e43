import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notLive } from '../../src/publish/live';

/** What the site answers, one after the other; the last one again and again. */
let answers: string[] = [];
const server = createServer((request, response) => {
  const body = (answers.length > 1 ? answers.shift() : answers[0]) ?? '';
  response.writeHead(request.url?.startsWith('/kada/release.json') ? 200 : 404).end(body);
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const release = (commit?: string) => JSON.stringify({ commit, builtAt: '2026-11-23T05:12:00.000Z', files: {} });
const ask = (path = '/kada') => notLive(origin + path, 'b'.repeat(40), 3, 1);
const before = release('a'.repeat(40));

it('waits until the site shows the commit', async () => {
  answers = [before, 'Not yet', release('b'.repeat(40))];
  expect(await ask()).toBeUndefined();
});

it.each([
  ['shows another commit', [before], `/kada shows commit ${'a'.repeat(40)} from 2026-11-23T05:12:00.000Z, and not b`],
  ['shows a build of no commit', [release()], '/kada shows commit unknown from'],
  ['has no receipt', ['<!doctype html>'], '/kada/release.json does not answer.'],
])('says that the site %s', async (_, all, words) => {
  answers = all;
  expect(await ask()).toContain(words);
});

it('says that there is no site', async () => {
  expect(await ask('/elsewhere')).toContain('/elsewhere/release.json does not answer.');
});
