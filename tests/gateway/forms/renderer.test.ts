import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { createRenderer, type Rendering } from '#gateway/forms/renderer.ts';
import { type Build } from '#gateway/http/built-site.ts';

import { temporaryFolder, until } from '../gateway.ts';

/** A build whose server entry is this code. */
function buildOf(answer: string): Build {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'server'));
  writeFileSync(
    join(folder, 'server/answer.js'),
    `import { threadId } from 'node:worker_threads'; export const answer = async (built) => { ${answer} };`,
  );
  writeFileSync(join(folder, 'server/package.json'), '{"type":"module"}');
  return { serverFile: (name: string) => join(folder, 'server', name) } as Build;
}

const saysThread = 'return `${built} ${threadId}`;';
const rendering = (built: string): Rendering => ({
  built,
  address: '/',
  answers: {
    posted: { path: '/api/contact', values: {}, carried: {}, failures: [], outcome: { is: 'open' } },
    titlePrefix: '',
  },
});

function open() {
  const renderer = createRenderer();
  onTestFinished(() => renderer.close());
  return (build: Build, text = 'page') => renderer.render(build, rendering(text));
}

test('a build has one thread, which ends when another build has taken its place and its answers are given', async () => {
  const render = open();
  // Its answer comes only once the other build has answered, by way of a file.
  const slow = temporaryFolder();
  const [first, second] = [
    buildOf(
      `const { existsSync } = await import('node:fs'); const { setTimeout } = await import('node:timers/promises');
       while (built === 'slow' && !existsSync(${JSON.stringify(join(slow, 'go'))})) await setTimeout(5); ${saysThread}`,
    ),
    buildOf(saysThread),
  ];
  const page = await render(first);
  expect(await render(first)).toBe(page);
  const waiting = render(first, 'slow');
  const other = await render(second);
  expect(other).not.toBe(page);
  writeFileSync(join(slow, 'go'), '');
  expect(await waiting).toBe(page!.replace('page', 'slow'));
  expect(await render(second)).toBe(other);
});

test('many builds leave no thread behind', async () => {
  const render = open();
  const workers = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;
  await render(buildOf(saysThread));
  const before = workers();
  for (let build = 0; build < 20; build += 1) await render(buildOf(saysThread));
  await until(() => expect(workers()).toBeLessThanOrEqual(before));
});

test('an error in a page rejects that page alone, and the next is rendered by a new thread if the error has ended it', async () => {
  const render = open();
  const build = buildOf(
    `if (built === 'bad') throw new Error('no'); if (built === 'end') process.exit(1); ${saysThread}`,
  );
  const page = await render(build);
  await expect(render(build, 'bad')).rejects.toThrow('no');
  expect(await render(build)).toBe(page);
  await expect(render(build, 'end')).rejects.toThrow('has ended');
  expect(await render(build)).toMatch(/^page \d+$/);
  await expect(render(buildOf('syntax error'))).rejects.toThrow(/Unexpected|has ended/);
});

test('a build without a server entry has no page, nor has an answer for which too many wait', async () => {
  const render = open();
  expect(await render({ serverFile: () => '/nowhere' } as unknown as Build)).toBeUndefined();
  const build = buildOf(saysThread);
  const pages = await Promise.all(Array.from({ length: 65 }, () => render(build)));
  expect(pages.filter((page) => page === undefined)).toHaveLength(1);
  expect(await render(build)).toBeDefined();
});
