/** The way back: the owner's folder as it was before the last changes, as a new change, so that the history keeps both. */
import { summarize } from './annotations.ts';
import { git, Refusal } from './git.ts';
import type { Payload } from './press.ts';

/** In the message of a way back: the change at which the folder then is again. */
const trailer = 'Back-to';

/** What somebody at the daycare has found true stays so. */
const texts = ['--', '.', ':(exclude)confirmed.yaml'];

/** Puts the folder back and stages that. Returns the title of the change. */
export function goBack({ inputs: { changes } }: Payload): string {
  const all = git('log', '--first-parent', '--format=%H', ...texts).split('\n');
  let at = whereIs(all[0]!);
  for (let step = 0; step < changes; step += 1) {
    const before = all[all.indexOf(at) + 1];
    if (!before) throw new Refusal(`There are not so many changes: ${step} can be taken back.`);
    at = whereIs(before);
  }
  git('restore', '--source', at, '--staged', '--worktree', ...texts);
  const when = git('log', '-1', '--format=%cd', '--date=format:%-d %B %Y, %H:%M', at);
  const files = git('diff', '--cached', '--name-only', '--relative').split('\n').filter(Boolean);
  if (!files.length) throw new Refusal(`The folder is as it was on ${when} already.`);
  summarize('Taken back', [`The folder is as it was on ${when}.`, ...files.map((file) => `Put back: ${file}`)]);
  return `Take back the last ${changes === 1 ? 'change' : `${changes} changes`}\n\n${trailer}: ${at}`;
}

/** The change whose folder a change has: its own, or that to which it leads back. */
function whereIs(change: string): string {
  const back = git('log', '-1', `--format=%(trailers:key=${trailer},valueonly)`, change).trim();
  return back || change;
}
