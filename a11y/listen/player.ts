// Plays a journey: performs its actions, compares what is heard with its expectations, and prints a transcript line by line.
import { formatCheck, holds } from './checks.ts';
import type { Browser, Check, Action, Journey, Step } from './journey.ts';
import type { Answer, Command, Listener } from './listener.ts';
import type { Site } from './site.ts';
import { withDates } from './placeholders.ts';

export interface Outcome {
  readonly held: number;
  /** Each expectation that did not hold, with the checks that failed. */
  readonly failed: readonly string[];
}

interface PlayOptions {
  browser: Browser;
  listener: Listener;
  site: Pick<Site, 'setSending'>;
  /** Called with each line of the transcript. */
  print: (line: string) => void;
}

/** Width of the column of actions, in characters. */
const column = 34;

export async function play(journey: Journey, { browser, listener, site, print }: PlayOptions): Promise<Outcome> {
  let utterances: string[] = [];
  let focus: string | undefined;
  let held = 0;
  let isLost = false;
  const failed: string[] = [];

  function note(label: string, answer: Answer) {
    if (answer.before?.length) print(`${'  … and then'.padEnd(column)}${spoken(answer.before)}`);
    const what =
      answer.heard.length || !answer.focus ? spoken(answer.heard) : `(silence; the focus is on: ${answer.focus})`;
    const state = `${answer.settled ? '' : ' (the page did not come to rest)'}${answer.seen === false ? ' (Orca did not see the key)' : ''}`;
    print(`${label.padEnd(column)}${what}${state}`);
    for (const line of answer.tree ?? []) print(`    ${line}`);
    focus = answer.focus ?? undefined;
  }
  /** Sends a command. The expectations that follow see only what is heard from here on. */
  async function startStep(label: string, command: Command) {
    const answer = await listener.send(command);
    note(label, answer);
    utterances = [...answer.heard];
  }
  /** Sends a command that only waits: what is heard is added to that of the action before. */
  async function continueStep(label: string, command: Command) {
    const before = focus;
    const answer = await listener.send(command);
    note(label, answer);
    focus ??= before;
    utterances.push(...(answer.before ?? []), ...answer.heard);
  }

  async function perform(action: Action, label: string): Promise<void> {
    switch (action.do) {
      case 'press':
        for (let time = 0; time < action.times; time += 1)
          await startStep(action.key, { do: 'press', key: action.key });
        return;
      case 'seek':
        return seek(action);
      case 'type':
        return startStep(`type ${withDates(action.text)}`, { do: 'type', text: withDates(action.text) });
      case 'sending':
        site.setSending(action.works);
        return print(label);
      default:
        return continueStep(label, action);
    }
  }

  async function seek({ key, for: words, times }: Action & { do: 'seek' }) {
    for (let time = 0; time < times; time += 1) {
      await startStep(key, { do: 'press', key });
      if (holds({ is: 'heard', text: words }, { utterances, focus })) return;
    }
    fail(`“${words}” is heard within ${times} presses of ${key}`);
    isLost = true;
  }

  function fail(what: string) {
    failed.push(what);
    print(`  FAILED: ${what}`);
  }

  function compare(sentence: string, checks: readonly Check[]) {
    const broken = checks.filter(
      (check) => (check.only ?? browser) === browser && !holds(check, { utterances, focus }),
    );
    if (broken.length) return fail(`${sentence} — ${broken.map(formatCheck).join(', ')}`);
    held += 1;
    print(`  held: ${sentence}`);
  }

  async function follow(step: Step) {
    if (step.only && step.only !== browser) return;
    if ('part' in step) print(`\n== ${step.part}`);
    else if ('action' in step) await perform(step.action, step.source);
    else compare(step.expect, step.checks);
  }

  note(`open ${journey.opens}`, listener.first);
  utterances = [...listener.first.heard];
  for (const step of journey.steps) {
    await follow(step);
    // `seek` did not find its place, so the actions that follow would happen in the wrong one.
    if (isLost) break;
  }
  return { held, failed };
}

const spoken = (utterances: readonly string[]) =>
  utterances.length ? utterances.map((text) => text.replaceAll('\n', ' / ')).join(' | ') : '(silence)';
