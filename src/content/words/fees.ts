/** What is said of the fees. The figures are the owner's (site/facts.yaml), and said only while they hold (values/fees.ts). “At most”, and for whom, stand only where the owner says so. */
import { longDate } from '#content/rules/dates.ts';
import type { Fee, FeeKind } from '#content/rules/fees.ts';

const numbers = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

const units: Readonly<Record<Fee['per'], string>> = {
  month: 'a month',
  week: 'a week',
  day: 'a day',
  hour: 'an hour',
  minute: 'a minute',
  year: 'a year',
  once: 'once',
};
/** Behind the sum. */
const unitOf = ({ kind, per }: Fee) => `${kind === 'discount' ? 'less ' : ''}${units[per]}`;
const costs = (fee: Fee) => `${fee.atMost ? 'at most ' : ''}${fee.sum} ${unitOf(fee)}`;
const until = ({ until: day }: Fee) => day && `until ${longDate(day)}`;

const mayRefuse = (fee: Fee) =>
  fee.mayRefuse === undefined ? '' : fee.mayRefuse ? 'you may say no' : 'every family pays it';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
/** “Full-time” within a sentence, but not “PD days”. */
const small = (words: string) => words.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
/** A sentence, if there is anything to say. */
const sentence = (words: string) => words && `${capital(words)}.`;
/** “Infants cost”, “a place costs”. */
const verb = (name: string, one: string, many: string) => (/[^s]s$/i.test(name) ? many : one);
const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ');

export const feeWords = {
  small,
  ages: (ages: string) => `Ages ${ages}.`,
  line: (fee: Fee) => joined(`${fee.name} ${costs(fee).replace(/ a month$/, '\u00A0a\u00A0month')}`, until(fee)),
  row: (fee: Fee) => capital(joined(costs(fee), fee.hours && `for ${fee.hours} hours`, fee.for)),
  /** Among the results of a search. */
  found: (fee: Fee) =>
    `${joined(`${fee.name} ${fee.kind === 'discount' ? verb(fee.name, 'is', 'are') : verb(fee.name, 'costs', 'cost')} ${costs(fee)}`, fee.for, until(fee))}.`,
  /** In the strip of facts. */
  pane: (fee: Fee) => ({
    head: `${fee.name} ${verb(fee.name, 'costs', 'cost')}${fee.atMost ? ' at most' : ''}`,
    figure: fee.sum,
    unit: unitOf(fee),
    note: sentence(joined(fee.for, until(fee))),
    checked: fee.checked && `Checked on ${longDate(fee.checked)}.`,
  }),
  /** In the table on /facts. */
  amount: (fee: Fee) => ({
    most: fee.atMost ? 'At most' : '',
    figure: fee.sum,
    unit: unitOf(fee),
    note: capital(joined(fee.hours && `${fee.hours} hours a month`, fee.for, mayRefuse(fee))),
  }),
  source: ({ source }: Fee) => source && { words: `Source: ${source.words}`, href: source.href },
  /** @param begins the fewest hours a month that count as `care` */
  example: (days: number, hours: number, month: number, { short, least: begins = 0 }: Fee) =>
    `${numbers[days - 1]} ${hours}-hour ${days === 1 ? 'day a week is' : 'days a week are'} about ${month} hours a month: ${small(short)}, which ${verb(short, 'begins', 'begin')} at ${begins}.`,
  /** What a number of hours counts as, in two parts: the beginning is enough where there is little room. */
  care({ short }: Fee) {
    const words = small(short);
    const end = words.search(/[\s-]|$/);
    return [words.slice(0, end), words.slice(end)] as const;
  },
  /** Over the table of hours. */
  cares: ([first, ...others]: readonly Fee[]) =>
    `${[first!.short, ...(others.length ? others.map(({ short }) => small(short)) : ['fewer hours'])].join(' or ')}?`,
} as const;

/** Over the tables on /facts. */
export const feeTitles: Readonly<Record<FeeKind, string>> = {
  fee: 'Fees',
  extra: 'Extras',
  discount: 'Discounts',
  late: 'If you are late',
  registration: 'To register',
};
