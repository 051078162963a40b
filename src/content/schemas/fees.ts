/** What an owner writes of fees, in facts.yaml, and what the site has of it: each fee whole, with the days and the words of its source. */
import { z } from 'zod';

import { feeKinds, leastOf, periods, type Fee } from '#content/rules/fees.ts';
import { faultOfSum, percentIn, sumIn } from '#content/rules/money.ts';
import { limitIn } from '#content/rules/month-hours.ts';
import { slugOf } from '#route-rows.ts';

import { listed } from './listed.ts';
import { references } from './references.ts';
import { address, day, daysInOrder, id, language, text, yesOrNo } from './texts.ts';

/** As people write it, read as pages say it. */
export const sum = z
  .union([z.string(), z.number()], 'must be a sum in dollars')
  .transform((written, { issues }) => {
    const percent = percentIn(written);
    const words = percent === undefined ? sumIn(written)?.words : `${percent}%`;
    if (words === undefined) issues.push({ code: 'custom', input: written, message: faultOfSum(written) });
    return words ?? '';
  })
  .meta({ examples: ['$1,050'], description: 'In dollars; of a discount also a share, such as 10%.' });

const days = {
  from: day('2025-04-01', 'The first day on which it holds. Without it, it holds already.').exactOptional(),
  until: day('2027-03-31', 'The last day on which it holds. Without it, it holds until you change it.').exactOptional(),
};

const source = z
  .strictObject({
    name: text('province', 'For the fees that come from it.'),
    words: text('alberta.ca'),
    lang: language('the words').exactOptional(),
    href: address('https://www.alberta.ca/childcare-fees'),
    ...days,
    checked: day('2026-11-22', 'The day on which somebody compared its fees with it.').register(references, {
      kind: 'past day',
    }),
    checkEvery: z
      .number()
      .refine((count) => count > 0 && Number.isInteger(count), 'is not a number of whole days')
      .meta({ examples: ['90'], description: 'After how many days they are to be compared again.' }),
  })
  .check(daysInOrder);

const entry = z.strictObject({
  id: z
    .string()
    .regex(
      /^(?!(?:from|until|checked|otherwise|hours|source)$)[a-z]\w*$/i,
      'must be letters and digits, and another word than from, until, checked, otherwise, hours and source',
    )
    .meta({
      examples: ['fullTime'],
      description: 'For texts, as in {facts.fees.fullTime}. Two entries with the same one follow each other in time.',
    })
    .exactOptional(),
  name: text('Full-time daycare'),
  lang: language('the name, “short”, “for” and “otherwise”').exactOptional(),
  short: text('Full-time', 'In tables, where there is little room.').exactOptional(),
  kind: z
    .enum(feeKinds)
    .meta({ examples: ['extra'], description: 'Without it, what a place costs.' })
    .default('fee'),
  sum,
  per: z.enum(periods).meta({ examples: ['month'] }),
  for: text('up to kindergarten age', 'For whom, as it stands behind a comma.').exactOptional(),
  groups: z
    .array(id('toddlers'))
    .min(1)
    .meta({
      examples: [['infants', 'toddlers']],
      description: 'The groups that pay it, by their ids in programs.yaml or places.yaml. Without it, all.',
    })
    .exactOptional(),
  atMost: yesOrNo('Yes if parents may pay less, as under a grant agreement. Without it, the sum is exact.').default(
    false,
  ),
  mayRefuse: yesOrNo('Of an extra: whether a family can do without.').exactOptional(),
  hours: text('100 or more', 'The registered hours a month for which it is paid.')
    .refine((words) => limitIn(words) > 0, 'names no number of hours')
    .exactOptional(),
  ...days,
  source: text('province', 'The name of one of your “sources”.').exactOptional(),
  otherwise: text('Ask us what lunch costs.', 'Instead of the common “otherwise”.').exactOptional(),
});

type Entry = z.output<typeof entry>;

/** What pages and programs take: an entry with what its source says, and its sum counted. */
function whole(own: Entry, of: Omit<z.output<typeof source>, 'name'> | undefined, otherwise: string): Fee {
  return {
    id: slugOf(own.name).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) || 'fee',
    short: own.name,
    otherwise,
    ...(of && { from: of.from, until: of.until, checked: of.checked, checkEvery: of.checkEvery }),
    ...own,
    cents: sumIn(own.sum)?.cents,
    percent: percentIn(own.sum),
    least: own.hours ? leastOf(own.hours) : undefined,
    source: of && { words: of.words, ...(of.lang && { lang: of.lang }), href: of.href },
  };
}

const noSources = 'and there are no “sources”. Take the line out, or write them as in site/facts.yaml';

const meet = (one: Fee, other: Fee) =>
  one.id === other.id && (one.from ?? '') <= (other.until ?? '9') && (other.from ?? '') <= (one.until ?? '9');

export const feesSchema = z
  .strictObject({
    otherwise: text('Ask us for this year’s fee.', 'What pages say of a fee that does not hold, and without any.'),
    list: z
      .array(entry)
      .meta({ description: 'The home page shows the first. [] if you would rather say “otherwise” alone.' })
      .default([]),
    sources: listed('name', source)
      .meta({ description: 'Where fees come from that are not yours alone, and until when they hold.' })
      .default({}),
  })
  .transform(({ list, sources, otherwise }, { issues }) => {
    const fees = list.map((each) => whole(each, sources[each.source ?? ''], otherwise));
    for (const [index, fee] of fees.entries()) {
      const each = list[index]!;
      const wrong = (name: keyof Entry, message: string, params?: { example: string | undefined }) =>
        issues.push({
          code: 'custom',
          input: each[name],
          path: ['list', index, name],
          message,
          ...(params && { params }),
        });
      const known = Object.keys(sources);
      const has = known.length ? `but “sources” has ${known.join(', ')}` : noSources;
      if (each.source && !fee.source) wrong('source', `is “${each.source}”, ${has}`, { example: known[0] });
      const { from = '', until = from } = fee;
      if (until < from)
        wrong(
          each.until ? 'until' : 'from',
          each.until ? 'is before the day at “from”' : 'is after “until” of its source',
          { example: each.until ? from : until },
        );
      if (fee.kind === 'extra' && fee.mayRefuse === undefined) wrong('mayRefuse', '');
      if (fee.percent !== undefined && fee.kind !== 'discount')
        wrong('sum', 'is a share, which only a discount can be: write dollars, or “kind: discount”');
      const other = fees.slice(0, index).find((above) => meet(above, fee));
      if (other)
        wrong(
          each.id ? 'id' : 'name',
          `stands twice for the same days: “${other.name}” above is “${other.id}”, too. Give one of the two another, or the first one “until” and the second “from”`,
          { example: undefined },
        );
    }
    return { otherwise, list: fees };
  });

/** The fees of a file as it is read; none if it has a mistake, which is told elsewhere. */
export function feesIn(content: unknown): readonly Fee[] {
  const read = feesSchema.safeParse((Object(content) as { fees?: unknown }).fees);
  return read.success ? read.data.list : [];
}
