// npm run build -- --release, as somebody types it who is about to publish. A folder that passes is built so in owner.test.ts.
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { fees } from '#content/site/facts.ts';
import { dayAt, endOf } from '#content/rules/fact-state.ts';

import { startProcess } from '../process.ts';
import { copyOfSources } from '../long/copy.ts';

const lineOf = (file: string, start: string) =>
  readFileSync(join('site', file), 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith(start)) + 1;

test('a release of the sample the day after its fees have ended builds nothing, says each reason with file and line, and leaves what was built', async () => {
  const copy = copyOfSources();
  const before = realpathSync(join(copy, 'dist/client'));
  const build = startProcess('npm', ['run', 'build', '--', '--release'], {
    cwd: copy,
    env: { TODAY: dayAt(endOf(fees.list[0]!.until!, '-00:00'), '-00:00') },
  });
  expect(await build.exited).toBe(1);
  const output = build.output();
  expect(output).toContain('This is not ready to be published, so nothing was built.');
  for (const reason of [
    `facts.yaml, line ${lineOf('facts.yaml', '      until:')}: fees (Full-time daycare, Part-time daycare) ended on `,
    `provider.yaml, line ${lineOf('provider.yaml', 'phone:')}: phone is still “`,
    'testimonials.yaml, line 3: entry 1 (“',
    'people.yaml, line 4: entry 1 (“',
    'events.yaml, line 4: entry 1 (“',
    `classes.yaml, line ${lineOf('classes.yaml', '  - id:')}: entry 1 (“`,
    `words/home.yaml, line ${lineOf('words/home.yaml', 'ribbon:') + 1}: ribbon (“`,
    `posts/fees.md, line ${lineOf('posts/fees.md', 'sample:')}: the post is`,
  ])
    expect(output).toContain(`\n- ${reason}`);
  expect(output).not.toContain('Building the site');
  expect(realpathSync(join(copy, 'dist/client'))).toBe(before);
}, 60_000);
