// WebKitGTK, by WebDriver. Its window is never narrower than 447 px, and its driver cannot hold Shift while Tab is pressed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

import { freePort } from '../../free-port.ts';
import type { Browser, Driver, Key } from './driver.ts';

/** The keys of WebDriver (W3C, "keyboard actions"). */
const keys: Record<Key, string> = {
  Enter: '\uE007',
  Space: ' ',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Home: '\uE011',
  End: '\uE010',
};

/** Starts WebKitWebDriver on a screen of its own. */
export async function launchWebKit(): Promise<Browser> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}` },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await untilItAnswers(`${address}/status`);
  return {
    openTab: () => openSession(address),
    async close() {
      driver.kill();
      screen.kill();
      await once(screen, 'exit');
    },
  };
}

async function openSession(address: string): Promise<Driver> {
  const { sessionId } = (await send('POST', `${address}/session`, { capabilities: {} })) as { sessionId: string };
  const session = `${address}/session/${sessionId}`;
  const post = (path: string, body: object = {}) => send('POST', `${session}/${path}`, body);
  const perform = (type: 'pointer' | 'wheel' | 'key', ...actions: object[]) =>
    post('actions', { actions: [{ type, id: type, actions }] });
  const move = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });
  const stroke = (value: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value }));
  return {
    goto: async (url) => void (await post('url', { url })),
    evaluate: (expression) => post('execute/sync', { script: `return (${expression})`, args: [] }),
    async resize(width, height) {
      const bars = 38; // px of the window that are not page
      await post('window/rect', { width, height: height + bars });
    },
    click: async (x, y) =>
      void (await perform('pointer', move(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 })),
    hover: async (x, y) => void (await perform('pointer', move(x, y))),
    wheel: async (x, y, by) =>
      void (await perform('wheel', {
        type: 'scroll',
        x: Math.round(x),
        y: Math.round(y),
        deltaX: 0,
        deltaY: by,
        duration: 0,
      })),
    press: async (key) => void (await perform('key', ...stroke(keys[key]))),
    type: async (text) => void (await perform('key', ...[...text].flatMap(stroke))),
    screenshot: async () => Buffer.from((await send('GET', `${session}/screenshot`)) as string, 'base64'),
    back: async () => void (await post('back')),
    forward: async () => void (await post('forward')),
    close: async () => void (await send('DELETE', session)),
  };
}

/** One command of WebDriver. Throws the driver's own message. */
async function send(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, body: body ? JSON.stringify(body) : null });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error((value as { message: string }).message);
  return value;
}

async function untilItAnswers(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) await new Promise((resolve) => setTimeout(resolve, 50));
}
