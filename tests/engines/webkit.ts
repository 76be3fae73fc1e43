import { spawn } from 'node:child_process';
import { freePort } from '../support/free-port.ts';
import { type EngineDriver, until } from './driver.ts';

const KEYS = { Tab: '\uE004', Escape: '\uE00C', Enter: '\uE007', ArrowRight: '\uE014' } as const;
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
];

/** Real WebKit: Debian's WebKitGTK in its own small browser, over W3C WebDriver, on a screen of its own. */
export async function webkit(exists: (path: string) => boolean): Promise<EngineDriver> {
  const binary = BROWSERS.find(exists);
  if (!binary) throw new Error(`WebKitGTK's MiniBrowser is not at ${BROWSERS.join(' or ')}.`);
  const port = await freePort();
  const child = spawn('xvfb-run', ['-a', 'dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Compositing stays on: without it WebKitGTK 2.50 crashes in cross-document view transitions.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  child.stdout.resume();
  child.stderr.resume();

  const call = async (method: string, path: string, body?: object): Promise<never> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
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
            'webkitgtk:browserOptions': { binary, args: ['--automation'] },
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
  await call('POST', `${session}/timeouts`, { pageLoad: 30_000, script: 20_000, implicit: 4000 });
  await call('POST', `${session}/window/rect`, { width: 1280, height: 900 });

  return {
    name: `WebKit ${capabilities['browserVersion']}`,
    goto: (url) => call('POST', `${session}/url`, { url }),
    evaluate: (inPage, ...args) =>
      call('POST', `${session}/execute/sync`, { script: `return (${inPage}).apply(null, arguments)`, args }),
    // Not WebDriver's own click on an element: WebKitGTK 2.50 calls a link "not interactable" whose middle is a drawing.
    click: async (selector) => {
      const element = { [ELEMENT]: await find(selector) };
      let point: { x: number; y: number } | null = null;
      // While a page change is being animated, nothing of the page can be pointed at.
      await until(`${selector} where a pointer reaches it`, async () => {
        point = await call('POST', `${session}/execute/sync`, {
          script: `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });
            const box = arguments[0].getBoundingClientRect();
            const x = Math.round(box.x + box.width / 2), y = Math.round(box.y + box.height / 2);
            return arguments[0].contains(document.elementFromPoint(x, y)) ? { x, y } : null;`,
          args: [element],
        });
        return point !== null;
      });
      await act('pointer', 'mouse', [
        { type: 'pointerMove', ...(point as never), duration: 0, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    type: async (selector, text) => call('POST', `${session}/element/${await find(selector)}/value`, { text }),
    press: (key) =>
      act('key', 'keyboard', [
        { type: 'keyDown', value: KEYS[key] },
        { type: 'keyUp', value: KEYS[key] },
      ]),
    windows: async () => ((await call('GET', `${session}/window/handles`)) as string[]).length,
    closeExtraWindows: async () => {
      const [first, ...others] = (await call('GET', `${session}/window/handles`)) as string[];
      for (const handle of others) {
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
