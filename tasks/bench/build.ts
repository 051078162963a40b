// npm run bench -- --build: the time from a clone to serving (without installing), of a second start, and until an edit shows while developing.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium as playwright } from '@playwright/test';

import { chromium } from '../chromium.ts';
import { environment, node, root } from '../programs.ts';
import { median, table } from './figures.ts';

const edits = 10;

/** Prints the seconds of a first and a second start of a clone, and the median of ten edits. */
export async function build(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-clone-'));
  try {
    const cloned = spawnSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, folder], {
      stdio: 'inherit',
    });
    if (cloned.status) throw new Error('The clone failed.');
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const first = await start(folder);
    const second = await start(folder);
    const edit = await edited(folder);
    console.log(
      table([
        ['step', 'measured', 'goal'],
        ['from a clone to serving', `${first.toFixed(1)} s`, '45 s'],
        ['a second start', `${second.toFixed(1)} s`, '3 s'],
        ['an edit while developing, median', `${Math.round(edit)} ms`, '300 ms'],
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Seconds until the started site serves. */
async function start(folder: string): Promise<number> {
  const began = performance.now();
  const child = startProgram(folder, ['tasks/run.mjs', 'start'], { PORT: '0' });
  await printed(child, /is open at (http:\S+)/);
  const seconds = (performance.now() - began) / 1000;
  await stop(child);
  return seconds;
}

/** The median of several edits, each from the writing of a file until the browser shows it, in ms. */
async function edited(folder: string): Promise<number> {
  const child = startProgram(folder, ['node_modules/vite/bin/vite.js', '--port', '5199', '--strictPort']);
  const browser = await playwright.launch({ executablePath: chromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await printed(child, /localhost:5199/);
    const page = await browser.newPage();
    await page.goto('http://localhost:5199/about');
    await page.locator('h1').waitFor({ timeout: 120_000 });
    await page.waitForLoadState('networkidle');
    const file = join(folder, 'src/pages/about/about-head.tsx');
    const source = readFileSync(file, 'utf8');
    const took = [];
    for (let index = 0; index < edits; index += 1) {
      const mark = `edit-${index}`;
      const seen = page.waitForSelector(`[data-edit="${mark}"]`, { state: 'attached', timeout: 30_000 });
      const began = performance.now();
      writeFileSync(file, source.replace('<h1', `<h1 data-edit="${mark}"`));
      await seen;
      took.push(performance.now() - began);
      await page.waitForTimeout(300);
    }
    return median(took);
  } finally {
    await browser.close();
    await stop(child);
  }
}

type Program = ReturnType<typeof startProgram>;

function startProgram(folder: string, args: readonly string[], settings: NodeJS.ProcessEnv = {}) {
  return spawn(node, args, {
    cwd: folder,
    detached: true,
    // Colours would stand between the words that are looked for in the output.
    env: { ...environment, NO_COLOR: '1', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Resolves when the program has printed these words. Rejects if it ends before. */
function printed(child: Program, words: RegExp) {
  return new Promise<void>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (data: Buffer) => {
      text += data.toString();
      if (words.test(text)) resolve();
    });
    child.on('exit', () => reject(new Error(`It ended before it was ready:\n${text}`)));
  });
}

/** Ends the program and everything that it has started. */
async function stop(child: Program) {
  child.removeAllListeners('exit');
  const ended = once(child, 'exit');
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await ended;
}
