// Plays a journey: does what it says, and compares what is heard with what should be. What comes of it is a transcript, line by line.
import { holds, written } from './hearing.ts';
import type { Browser, Check, Deed, Journey, Step } from './journey.ts';
import type { Answer, Command, Listener } from './listener.ts';
import type { Site } from './site.ts';
import { filled } from './typed.ts';

export interface Outcome {
  readonly held: number;
  /** Each expectation that did not hold, with the check that failed. */
  readonly failed: readonly string[];
}

interface Parts {
  browser: Browser;
  listener: Listener;
  site: Pick<Site, 'sending'>;
  /** Gets each line of the transcript. */
  print: (line: string) => void;
}

/** Width of the column of what is done, in characters. */
const column = 34;

export async function play(journey: Journey, { browser, listener, site, print }: Parts): Promise<Outcome> {
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
  /** What is heard from here on is what this brings about. */
  async function begin(label: string, command: Command) {
    const answer = await listener.obey(command);
    note(label, answer);
    utterances = [...answer.heard];
  }
  /** What is heard meanwhile belongs to what was done before. */
  async function goOn(label: string, command: Command) {
    const before = focus;
    const answer = await listener.obey(command);
    note(label, answer);
    focus ??= before;
    utterances.push(...(answer.before ?? []), ...answer.heard);
  }

  async function perform(deed: Deed, label: string): Promise<void> {
    switch (deed.do) {
      case 'press':
        for (let time = 0; time < deed.times; time += 1) await begin(deed.key, { do: 'press', key: deed.key });
        return;
      case 'seek':
        return seek(deed);
      case 'type':
        return begin(`type ${filled(deed.text)}`, { do: 'type', text: filled(deed.text) });
      case 'sending':
        site.sending(deed.works);
        return print(label);
      default:
        return goOn(label, deed);
    }
  }

  async function seek({ key, for: words, times }: Deed & { do: 'seek' }) {
    for (let time = 0; time < times; time += 1) {
      await begin(key, { do: 'press', key });
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
    if (broken.length) return fail(`${sentence} — ${broken.map(written).join(', ')}`);
    held += 1;
    print(`  held: ${sentence}`);
  }

  async function follow(step: Step) {
    if (step.only && step.only !== browser) return;
    if ('part' in step) print(`\n== ${step.part}`);
    else if ('deed' in step) await perform(step.deed, step.written);
    else compare(step.expect, step.checks);
  }

  note(`open ${journey.opens}`, listener.first);
  utterances = [...listener.first.heard];
  for (const step of journey.steps) {
    await follow(step);
    // What comes after would be done in the wrong place.
    if (isLost) break;
  }
  return { held, failed };
}

const spoken = (utterances: readonly string[]) =>
  utterances.length ? utterances.map((text) => text.replaceAll('\n', ' / ')).join(' | ') : '(silence)';
