import { expect, test } from 'vitest';

import { withdraw } from '#content/reader/withdraw.ts';

const instead = 'Ask us for this year’s fee.';
const withdrawn = (text: string) => withdraw(text, (name) => (name.startsWith('facts.fees') ? instead : undefined));

test.each([
  ['a text that says none', 'From {facts.ages}. Come in.', 'From {facts.ages}. Come in.'],
  ['one sentence of three', 'Yes. At most {facts.fees.full} a month.  It is little.', `Yes. ${instead} It is little.`],
  ['two sentences', 'It is {facts.fees.full}. Part-time {facts.fees.part}. Ask.', `${instead} Ask.`],
  [
    'a sentence before one that begins with a name',
    'It is {facts.fees.full}. {facts.ages} come.',
    `${instead} {facts.ages} come.`,
  ],
  ['a text that is no sentence', '{facts.fees.full}', instead],
  ['a sentence over two lines', 'It is {facts.fees.full}\na month. Ask.', `${instead} \nAsk.`],
  ['an entry of a list', '- {facts.ages}\n- {facts.fees.full} a month\n- Ask', `- {facts.ages}\n- ${instead}\n- Ask`],
  ['a heading', '## At most {facts.fees.full}', `## ${instead}`],
])('%s', (_, text, says) => expect(withdrawn(text)).toBe(says));

test('it is said once below each heading', () => {
  const part = '## Fees\n\nIt is {facts.fees.full}.\n\n- {facts.fees.part}\n- Ask\n';
  expect(withdrawn(part + part).split(instead)).toHaveLength(3);
});

test('a table goes with its caption, and all below it stays in its line', () => {
  const table = 'Table: Fees\n\n| Care | Fee |\n| --- | --- |\n| Full-time | {facts.fees.full} |\n\nAsk.';
  expect(withdrawn(table).split('\n')).toEqual([instead, '', '', '', '', '', 'Ask.']);
});
