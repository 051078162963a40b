/** What words/registration.yaml says of fields that the daycare adds to the end of the registration. */
import { z } from 'zod';

import { labelOfField, nameOfField, ownFieldKinds } from '#content/rules/own-fields.ts';

import { language, text } from './texts.ts';

/** Longer ones fit no line of a list. */
const choice = text('Poplar Lane').max(80);

/** What parents choose one of. */
export const choices = (...examples: readonly string[]) =>
  z
    .array(choice)
    .min(2)
    .max(30)
    .check(({ value, issues }) => {
      for (const [index, each] of value.entries())
        if (value.findIndex((other) => isSame(other, each)) < index)
          issues.push({
            code: 'custom',
            input: each,
            path: [index],
            message: `stands twice: another one above is “${each}”, too`,
            params: { example: undefined },
          });
    })
    .meta({ examples: [`[${examples.join(', ')}]`] });

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether a field of a kind is asked in the owner's words, and has choices of the owner's. */
const needs: Readonly<Record<(typeof ownFieldKinds)[number], { ask: boolean; choices: boolean }>> = {
  choices: { ask: true, choices: true },
  line: { ask: true, choices: false },
  days: { ask: false, choices: false },
  'second parent': { ask: false, choices: false },
};

const field = z
  .strictObject({
    kind: z.enum(ownFieldKinds).meta({
      examples: ['choices'],
      description:
        'choices: one of a list. line: a line of text. days: the days of the week on which you are open. second parent: a name and a phone number.',
    }),
    ask: text(
      'Which language do you speak at home?',
      'The question, in your words. Days and a second parent have one by themselves.',
    )
      .max(80)
      .exactOptional(),
    hint: text('We learn to say hello in it.', 'Below the field.').max(160).exactOptional(),
    choices: choices('English', 'Another one').exactOptional(),
    lang: language('the question, its hint and its choices').exactOptional(),
  })
  .check(({ value, issues }) => {
    const needed = needs[value.kind];
    for (const name of ['ask', 'choices'] as const) {
      const { [name]: given } = value;
      // What is missing has the example of its own entry.
      if (needed[name] && given === undefined)
        issues.push({ code: 'custom', input: undefined, path: [name], message: '' });
    }
    if (value.lang && value.ask === undefined && !needed.ask)
      issues.push({
        code: 'custom',
        input: value.lang.lang,
        path: ['lang'],
        message:
          'is of a question in your words, and this one is asked in the program’s. Write “ask”, too, or take the line out',
        params: { example: undefined },
      });
    if (!needed.choices && value.choices)
      issues.push({
        code: 'custom',
        input: value.choices,
        path: ['choices'],
        message: `belong to a field of the kind “choices”, and this one is “${value.kind}”. Take them out, or write kind: choices`,
        params: { example: undefined },
      });
  });

/** More of them would make the step longer than the others. */
const most = 8;

export const ownFields = z
  .array(field)
  .max(most)
  .check(({ value, issues }) => {
    const names = value.map((each) => nameOfField(labelOfField(each)).toLowerCase());
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index) {
        const each = value[index]!;
        issues.push({
          code: 'custom',
          input: each.kind,
          path: [index, each.ask ? 'ask' : 'kind'],
          message: `stands twice: another field above asks “${labelOfField(each)}”, too`,
          params: { example: undefined },
        });
      }
  })
  .meta({ description: 'What you ask besides, at the end of the last step. Parents may leave all of it out.' });
