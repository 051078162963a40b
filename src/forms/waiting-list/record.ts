/** The waiting list: two months, a group, and how to answer. The letter goes to the provider alone (product decision 33). */
import { agesIn } from '#content/rules/ages.ts';
import { houseWords } from '#content/words/house.ts';
import { waitingWords as words } from '#content/words/waiting-list.ts';
import type { FieldGroup, FormRecord, PostedLetters } from '#forms/record.ts';
import { noScriptPaths } from '#mail/contract.ts';
import type { Letterhead } from '#mail/letterhead.ts';
import { monthNames, waitingListLetter } from '#mail/waiting-list.ts';

import { empty, schemaFor, type WaitingValues } from './schema.ts';

const months = monthNames.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }));

const monthOf = <Name extends 'born' | 'start'>(name: Name) =>
  ({
    legend: words[name],
    fields: [
      {
        name: `${name}.month` as const,
        kind: 'select',
        label: words.month,
        choose: words.choose,
        options: months,
        width: 'half',
      },
      { name: `${name}.year` as const, kind: 'text', label: words.year, typing: 'digits', width: 'half' },
    ],
  }) satisfies FieldGroup;

export const waitingListOf = ({ ages }: Pick<Letterhead, 'ages'>): FormRecord<WaitingValues, PostedLetters> => ({
  groups: [
    monthOf('born'),
    monthOf('start'),
    {
      fields: [
        { name: 'house', kind: 'text', label: houseWords.ask, optional: true },
        { name: 'group', kind: 'text', label: words.group },
        { name: 'email', kind: 'email', label: words.email, autoComplete: 'email', width: 'more' },
        { name: 'phone', kind: 'tel', label: words.phone, autoComplete: 'tel', width: 'less', optional: true },
      ],
    },
  ],
  hidden: {},
  carried: [],
  guard: 'limits',
  empty,
  schemaFor: (today, { born }) => schemaFor(agesIn(ages)!.to, today, born),
  letters: (letterhead, values) => ({ report: waitingListLetter(letterhead, values) }),
  page: {
    path: noScriptPaths.waitingList,
    home: '/places',
  },
});
