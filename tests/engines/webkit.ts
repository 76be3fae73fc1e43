import { spawn } from 'node:child_process';
import { freePort } from '../../src/publish/free-port.ts';
import { type EngineDriver, type LaunchOptions, type Point, pointOf } from './driver.ts';

const KEYS = {
  Tab: '\uE004',
  Escape: '\uE00C',
  Enter: '\uE007',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;
/** Timeout of a command, in milliseconds. */
const TIMEOUT = 60_000;
/** A closed port as the proxy blocks other hosts. */
const CLOSED_PORT = '127.0.0.1:9';
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
];

/** WebKitGTK's MiniBrowser over WebDriver, on a virtual display. */
export async function webkit(exists: (path: string) => boolean, { scripts }: LaunchOptions): Promise<EngineDriver> {
  const binary = BROWSERS.find(exists);
  if (!binary) throw new Error(`WebKitGTK's MiniBrowser is not at ${BROWSERS.join(' or ')}.`);
  const port = await freePort();
  const child = spawn('xvfb-run', ['-a', 'dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Compositing stays on, because without it WebKitGTK 2.50 crashes in cross-document view transitions.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  child.stdout.resume();
  child.stderr.resume();

  const call = async (method: string, path: string, body?: object): Promise<never> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value as never;
  };
  const connect = async (patience: number): Promise<{ sessionId: string; capabilities: Record<string, string> }> => {
    try {
      return await call('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            proxy: {
              proxyType: 'manual',
              httpProxy: CLOSED_PORT,
              sslProxy: CLOSED_PORT,
              noProxy: ['localhost', '127.0.0.1'],
            },
            'webkitgtk:browserOptions': { binary, args: ['--automation', `--enable-javascript=${scripts}`] },
          },
        },
      });
    } catch (error) {
      if (patience === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300));
      return connect(patience - 1);
    }
  };
  const { sessionId, capabilities } = await connect(60);
  const session = `/session/${sessionId}`;
  const find = async (selector: string) => {
    const element = await call('POST', `${session}/element`, { using: 'css selector', value: selector });
    return element[ELEMENT] as string;
  };
  const act = (type: 'pointer' | 'key', id: string, actions: object[]): Promise<never> =>
    call('POST', `${session}/actions`, { actions: [{ type, id, actions }] });
  const evaluate: EngineDriver['evaluate'] = (inPage, ...args) =>
    call('POST', `${session}/execute/sync`, { script: `return (${inPage}).apply(null, arguments)`, args });
  const pointTo = async (target: string | Point) => {
    const point = typeof target === 'string' ? await pointOf({ evaluate }, target) : target;
    await act('pointer', 'mouse', [{ type: 'pointerMove', ...point, duration: 0, origin: 'viewport' }]);
  };
  await call('POST', `${session}/timeouts`, { pageLoad: 30_000, script: 20_000, implicit: 4000 });
  // The order of window handles is undefined.
  const first: string = await call('GET', `${session}/window`);
  await call('POST', `${session}/window/rect`, { width: 1280, height: 900 });

  return {
    name: `WebKit ${capabilities['browserVersion']}`,
    goto: (url) => call('POST', `${session}/url`, { url }),
    reload: () => call('POST', `${session}/refresh`, {}),
    evaluate,
    click: async (target) => {
      await pointTo(target);
      await act('pointer', 'mouse', [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    hover: pointTo,
    type: async (selector, text) => call('POST', `${session}/element/${await find(selector)}/value`, { text }),
    press: (key) =>
      act('key', 'keyboard', [
        { type: 'keyDown', value: KEYS[key] },
        { type: 'keyUp', value: KEYS[key] },
      ]),
    windows: async () => ((await call('GET', `${session}/window/handles`)) as string[]).length,
    closeExtraWindows: async () => {
      const handles = (await call('GET', `${session}/window/handles`)) as string[];
      for (const handle of handles.filter((one) => one !== first)) {
        await call('POST', `${session}/window`, { handle });
        await call('DELETE', `${session}/window`);
      }
      await call('POST', `${session}/window`, { handle: first });
    },
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    },
  };
}
