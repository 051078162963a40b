// npm run bench -- --build: from a clone to serving (installing apart), a second start, and how soon an edit shows while developing.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium as playwright } from '@playwright/test';

import { chromium } from '../chromium.ts';
import { environment, node, root } from '../programs.ts';
import { median, table } from './site.ts';

const edits = 10;

/** Prints the seconds of a first and a second start of a clone, and the median of ten edits. */
export async function build() {
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

/** Seconds until the started site answers. */
async function start(folder) {
  const began = performance.now();
  const child = program(folder, ['tasks/start.ts'], { PORT: '0' });
  await said(child, /is open at (http:\S+)/);
  const seconds = (performance.now() - began) / 1000;
  await stop(child);
  return seconds;
}

/** Ms from the writing of a file to its words in the browser, the median of several. */
async function edited(folder) {
  const child = program(folder, ['node_modules/vite/bin/vite.js', '--port', '5199', '--strictPort']);
  const browser = await playwright.launch({ executablePath: chromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await said(child, /localhost:5199/);
    const page = await browser.newPage();
    await page.goto('http://localhost:5199/about');
    await page.locator('h1').waitFor({ timeout: 120_000 });
    await page.waitForLoadState('networkidle');
    const file = join(folder, 'src/sections/about/about-head.tsx');
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

function program(folder, args, settings = {}) {
  return spawn(node, args, {
    cwd: folder,
    detached: true,
    // Words that are read must have no colours.
    env: { ...environment, NO_COLOR: '1', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function said(child, words) {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (data) => {
      text += data;
      const found = words.exec(text);
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error(`It ended before it was ready:\n${text}`)));
  });
}

/** The program and what it has started. */
async function stop(child) {
  child.removeAllListeners('exit');
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}
