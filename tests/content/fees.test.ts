// The fees of facts.yaml: what is read of them, and what is said of mistakes.
import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { parseSiteFile } from '#content/reader/site-file.ts';
import { feeNames } from '#content/reader/fee-names.ts';
import { holds, stateOf } from '#content/rules/fact-state.ts';
import { feesByHours, firstToEnd } from '#content/rules/fees.ts';
import { feesIn } from '#content/schemas/fees.ts';
import { siteFiles } from '#content/schemas/files.ts';
import { feeWords } from '#content/words/fees.ts';

import { mistakesOf } from './mistakes-of.ts';

const read = (list: string, more = '') => parseSiteFile('facts.yaml', fileOf(list, more), siteFiles.facts).fees.list;
const fileOf = (list: string, more = '') =>
  `ages: 1 to 6 years\nfees:\n  otherwise: Ask us.\n  list:\n${list.replaceAll(/^/gm, '    ')}\n${more}`;
const mistakesIn = (list: string, more?: string) =>
  mistakesOf(() => read(list, more)).map((mistake) => mistake.replace(/^.*?: /, ''));

const ofProvince = `  sources:
    - { name: province, words: alberta.ca, href: "https://www.alberta.ca/fees", from: 2025-04-01, until: 2027-03-31, checked: 2026-11-22, checkEvery: 90 }`;

test('of an entry a page has all: what is not written is no claim, and a source gives its days', () => {
  const [own, province] = read(
    '- { name: Toddlers’ place, sum: 1050, per: month }\n- { id: a, name: B, sum: $1, per: day, atMost: yes, source: province, until: 2026-12-31 }',
    ofProvince,
  );
  expect(own).toMatchObject({ id: 'toddlersPlace', kind: 'fee', sum: '$1,050', cents: 1050_00, atMost: false });
  expect(own!.otherwise).toBe('Ask us.');
  expect([own!.for, own!.source, own!.from, own!.until, own!.checked].filter((said) => said !== undefined)).toEqual([]);
  expect(province).toMatchObject({ id: 'a', cents: 100, atMost: true, source: { words: 'alberta.ca' } });
  expect(province).toMatchObject({ from: '2025-04-01', until: '2026-12-31', checked: '2026-11-22' });
});

test.each([
  ['- { name: A, per: month }', 'fees.list, entry 1: sum is missing. For example: $1,050'],
  ['- { name: A, sum: , per: month }', 'fees.list, entry 1: sum is empty. For example: $1,050'],
  ['- { name: A, sum: free, per: day }', 'fees.list, entry 1: sum has no digit. Write 0 where nothing'],
  ['- { name: A, sum: [1], per: day }', 'fees.list, entry 1: sum must be a sum in dollars. For example: $1,050'],
  ['- { name: A, sum: 1, per: year, atMost: maybe }', 'fees.list, entry 1: atMost must be yes or no. For example: yes'],
  ['- { name: A, sum: 1, per: fortnight }', 'fees.list, entry 1: per must be one of month, week, day, hour,'],
  ['- { name: A, sum: 1 }', 'fees.list, entry 1: per is missing. For example: month'],
  ['- { name: A, sum: 10%, per: month }', 'fees.list, entry 1: sum is a share, which only a discount can be'],
  ['- { name: A, sum: 1, per: day, kind: extra }', 'fees.list, entry 1: mayRefuse is missing. For example: yes'],
  ['- { name: A, sum: 1, per: day, source: us }', 'source is “us”, and there are no “sources”. Take the line out'],
  ['- { name: A, sum: 1, per: day, from: 2027-01-02, until: 2027-01-01 }', 'until is before the day at “from”.'],
  ['- { id: a-b, name: A, sum: 1, per: day }', 'id must be letters and digits'],
  ['- { id: until, name: A, sum: 1, per: day }', 'id must be letters and digits, and another word than from, until'],
  [
    '- { id: a, name: A, sum: 1, per: day }\n- { id: a, name: B, sum: 2, per: day, from: 2027-01-01 }',
    'fees.list, entry 2: id stands twice for the same days: “A” above is “a”, too',
  ],
  ['- { name: A, sum: 1, per: day }\n- { name: a!, sum: 2, per: day }', 'entry 2: name stands twice for the same'],
])('%s: %s', (list, says) => {
  const mistakes = mistakesIn(list);
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toContain(says);
});

test('a day outside of its source’s is told of', () => {
  expect(mistakesIn('- { name: A, sum: 1, per: day, source: province, from: 2028-01-01 }', ofProvince)).toEqual([
    'fees.list, entry 1: from is after “until” of its source. For example: 2027-03-31',
  ]);
});

test.each([['  list: []'], [''], ['  sources: []']])('a daycare need not say a fee: %s', (list) => {
  const { fees } = parseSiteFile(
    'facts.yaml',
    `ages: 1 to 6 years\nfees:\n  otherwise: Ask us.\n${list}`,
    siteFiles.facts,
  );
  expect(fees).toEqual({ otherwise: 'Ask us.', list: [] });
});

test('the two fees of an older folder get a list with the same figures, which is read when it is put in their place', () => {
  const former = `ages: 1 to 6 years
fees:
  fullTime: $310.50
  partTime: $220.00
  hours:
    fullTime: 100 or more
    partTime: 50 to 99
    fewer: Fewer than 50
  from: 2025-04-01
  until: 2027-03-31
  otherwise: Please ask.
  checked: 2026-10-05
  checkEvery: 120
  source:
    words: the province
    href: https://fees.example/
`;
  const mistakes = mistakesOf(() => parseSiteFile('facts.yaml', former, siteFiles.facts));
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toMatch(/^facts\.yaml, line 3: fees is a list now\. Put these lines in the place of the group/);
  const mend = mistakes[0]!.slice(mistakes[0]!.indexOf('\nfees:'));
  const { fees } = parseSiteFile('facts.yaml', `ages: 1 to 6 years${mend}`, siteFiles.facts);
  const shared = {
    atMost: true,
    per: 'month',
    for: 'up to kindergarten age',
    from: '2025-04-01',
    until: '2027-03-31',
    checked: '2026-10-05',
    checkEvery: 120,
    source: { words: 'the province', href: 'https://fees.example/' },
    otherwise: 'Please ask.',
  };
  expect(fees.list).toMatchObject([
    { ...shared, id: 'fullTime', sum: '$310.50', hours: '100 or more' },
    { ...shared, id: 'partTime', sum: '$220.00', hours: '50 to 99' },
  ]);
  expect(parse(mend).fees.list[0].atMost).toBe('yes');
});

test.each([
  ['from: 2027-01-01', '2026-12-31', 'coming'],
  ['from: 2027-01-01', '2027-01-01', 'current'],
  ['from: 2027-01-01', '2099-01-01', 'current'],
  ['until: 2027-01-31', '2026-12-31', 'current'],
  ['until: 2027-01-31', '2027-01-01', 'ending'],
  ['until: 2027-01-31', '2027-01-31', 'ending'],
  ['until: 2027-01-31', '2027-02-01', 'ended'],
  ['for: all', '2099-01-01', 'current'],
])('a fee with %s on %s is %s', (dates, day, state) => {
  const [fee] = read(`- { name: A, sum: 1, per: day, ${dates} }`);
  expect(stateOf(fee!, day)).toBe(state);
  expect(holds(fee!, day)).toBe(!/coming|ended/.test(state));
});

test('texts name the fee that holds on the day of the build, with its hours, and the days of the first', () => {
  const list = read(
    `- { id: full, name: A, sum: $10, per: month, hours: 100 or more, until: 2026-12-31 }
- { id: full, name: A, sum: $12, per: month, hours: 100 or more, from: 2027-01-01 }
- { id: part, name: B, sum: $5, per: month, hours: 50 to 99, until: 2027-06-30, otherwise: Ask for B. }`,
  );
  const namesOn = (day: string) => feeNames({ otherwise: 'Ask us.', list }, day);
  expect(namesOn('2026-12-31').of).toMatchObject({
    full: '$10',
    part: '$5',
    until: '2026-12-31',
    hours: { full: '100 or more', part: '50 to 99', fewer: 'Fewer than 50' },
  });
  const later = namesOn('2027-07-01');
  expect(later.of).toMatchObject({ full: '$12', from: '2027-01-01' });
  const instead = ['full', 'part', 'hours.part', 'hours.fewer', 'from', 'otherwise', 'source.words'].map((name) =>
    later.insteadOf?.(`facts.fees.${name}`),
  );
  expect(instead).toEqual([undefined, 'Ask for B.', 'Ask for B.', 'Ask for B.', undefined, undefined, undefined]);
});

test('hours are in order, each span once, and one below a number begins at none', () => {
  const fees = read(
    `- { name: A, sum: 1, per: month, hours: 50 to 99 }
- { name: B, sum: 2, per: month, hours: fewer than 50 }
- { name: C, sum: 3, per: month, hours: 100 or more }
- { name: D, sum: 4, per: month, hours: 100 or more, for: toddlers }
- { name: E, sum: 5, per: month }`,
  );
  expect(feesByHours(fees).map(({ name, least }) => [name, least])).toEqual([
    ['C', 100],
    ['A', 50],
    ['B', 0],
  ]);
});

test.each([
  ['name: A, sum: 1050, per: month', 'A costs $1,050 a month.'],
  ['name: A, sum: 1050, per: month, atMost: yes, for: toddlers', 'A costs at most $1,050 a month, toddlers.'],
  ['name: A, sum: 10%, per: month, kind: discount', 'A is 10% less a month.'],
  ['name: Infants, sum: 1150, per: month', 'Infants cost $1,150 a month.'],
  ['name: Preschool class, sum: $90, per: week', 'Preschool class costs $90 a week.'],
  ['name: Sisters, sum: $5, per: day, kind: discount', 'Sisters are $5 less a day.'],
  ['name: A, sum: 1, per: minute, kind: late, until: 2027-01-31', 'A costs $1 a minute, until 31 January 2027.'],
  ['name: A, sum: 75, per: once, kind: registration', 'A costs $75 once.'],
])('{%s} is said as: %s', (entry, says) => {
  expect(feeWords.found(read(`- { ${entry} }`)[0]!)).toBe(says);
});

test('the table of hours has the daycare’s own names of what it is about', () => {
  const named = (...shorts: readonly string[]) =>
    feeWords.cares(shorts.map((short) => ({ ...read('- { name: A, sum: 1, per: month }')[0]!, short })));
  expect(named('Full-time', 'Part-time')).toBe('Full-time or part-time?');
  expect(named('Whole days')).toBe('Whole days or fewer hours?');
  const [fee] = read('- { name: Part-time daycare, short: Some days, sum: 1, per: month }');
  expect(feeWords.care(fee!)).toEqual(['some', ' days']);
  expect(feeWords.care({ ...fee!, short: 'PD' })).toEqual(['PD', '']);
});

test('a text that says the sum of a fee ends with it, and one that only looks like it does not', () => {
  const list = feesIn({
    fees: {
      otherwise: 'Ask us.',
      list: [
        { name: 'Toddlers', sum: '$1', per: 'minute', until: '2027-01-31' },
        { name: 'Infants', sum: '$1,050', per: 'month', until: '2027-03-31' },
        { name: 'Lunch', sum: '$6', per: 'day' },
      ],
    },
  });
  const endOf = (text: string, day = '2027-01-01') => firstToEnd(text, list, day)?.until;
  expect(endOf('Infants: $1,050, or $1 a minute.')).toBe('2027-01-31');
  expect(endOf('It is $1,050.')).toBe('2027-03-31');
  expect(endOf('It was $1,050.', '2027-04-01')).toBeUndefined();
  expect(endOf('Lunch is $6.')).toBeUndefined();
});
