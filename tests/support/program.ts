import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';

const listens = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false));
    socket.on('connect', () => socket.destroy());
  });

const START_TIMEOUT_MS = 120_000;

/**
 * Starts a program and waits until it listens on a port.
 * @returns a function that stops the program and its children
 * @throws with its output when it exits early or takes too long
 */
export async function startProgram(command: string, args: string[], port: number): Promise<() => void> {
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const [error] = await Promise.race([once(child, 'error'), once(child, 'spawn')]);
  if (error) throw error;
  let output = '';
  child.stderr.on('data', (text: Buffer) => (output += text));
  const stop = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  const end = Date.now() + START_TIMEOUT_MS;
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}.\n${output}`);
    if (Date.now() > end) {
      stop();
      throw new Error(`${command} serves nothing after ${START_TIMEOUT_MS} ms.\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return stop;
}
