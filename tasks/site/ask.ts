/** Asks in the terminal, or takes the lines of a pipe as answers. */
import { createInterface } from 'node:readline/promises';

import type { z } from 'zod';

import { answerTo, type Question } from './questions.ts';

/** Resolves to the answers, as their schemas make them; undefined if the input ends before the last one. A wrong answer is asked for again. */
export async function askAll<Asked extends Readonly<Record<string, Question>>>(
  questions: Asked,
): Promise<{ [Name in keyof Asked]: z.output<Asked[Name]['schema']> } | undefined> {
  const terminal = createInterface({ input: process.stdin });
  // The iterator keeps lines of a pipe that come before they are asked for.
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Record<string, unknown> = {};
  const given: string[] = [];
  process.once('SIGINT', () => terminal.close());
  const all = Object.entries(questions);
  console.log('Ctrl-C ends the questions, writes nothing, and prints your answers so far, to paste them another time.');
  try {
    for (const [index, [name, question]] of all.entries()) {
      const { ask, example } = question;
      console.log(`\n${index + 1} of ${all.length}. ${ask}\n   For example: ${example}`);
      for (;;) {
        process.stdout.write('> ');
        const { value: line, done } = await lines.next();
        if (done) {
          if (given.length) console.log(`\n\nTo give the same answers again, paste these lines:\n${given.join('\n')}`);
          return undefined;
        }
        const answer = answerTo(name, line, question);
        if (answer.mistakes.length) console.log(answer.mistakes.map((mistake) => `   ${mistake}`).join('\n'));
        else {
          answers[name] = answer.value;
          given.push(line);
          break;
        }
      }
    }
  } finally {
    terminal.close();
  }
  return answers as { [Name in keyof Asked]: z.output<Asked[Name]['schema']> };
}
