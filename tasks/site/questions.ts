/** The questions to a new daycare. What an answer must be says the schema of the entry that it becomes. */
import { z } from 'zod';

import { asTyped, folded } from '../../src/content/rules/signs.ts';
import { sentenceOf } from '../../src/content/reader/sentences.ts';
import { agesIn, monthsOf, type Age } from '../../src/content/rules/ages.ts';
import { designSchema } from '../../src/content/schemas/design.ts';
import { sum as feeSum } from '../../src/content/schemas/fees.ts';
import { providerSchema } from '../../src/content/schemas/provider.ts';
import { programsSchema } from '../../src/content/schemas/programs.ts';
import { families, type Family } from '../../src/design/families.ts';
import { palette } from '../../src/design/palette.ts';
import { slugOf, type Path } from '../../src/route-rows.ts';

const provider = providerSchema.unwrap().shape;
const program = programsSchema.element.shape;

/** What a daycare may do without, and the pages that go with it. */
export const optionalPages = {
  curriculum: ['/curriculum'],
  outdoorplay: ['/outdoorplay'],
  faqs: ['/faqs'],
  news: ['/blog-grid', '/blog-list-right-sidebar', '/post-right-sidebar'],
} as const satisfies Readonly<Record<string, readonly Path[]>>;
const optional = Object.keys(optionalPages);

const parts = (text: string, mark: string) =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean);

const names = z
  .string()
  .transform((text) => {
    const [name = '', ...rest] = parts(text, ',');
    return { name, longName: rest.join(', ') || name };
  })
  .pipe(z.strictObject({ name: provider.name, longName: provider.longName }));

const contact = z
  .string()
  .transform((text) => {
    const [number, email] = parts(text, ',');
    const phone = number?.replace(/^(?:\+?1[ .-]?)?\(?(\d{3})\)?[ .-]?(\d{3})[ .-]?(\d{4})$/, '$1-$2-$3');
    return { ...(phone && { phone }), ...(email && { email }) };
  })
  .pipe(z.strictObject({ phone: provider.phone, email: provider.email }));

/** One text whose parts are the entries of a group; a part that is not there is missing. The province is known. */
const address = z.string().transform((text) => {
  const found = parts(text.replace(/[ ,]+(?:AB|Alberta)(?=[ ,]+\w\d\w ?\d\w\d\s*$)/i, ','), ',');
  const [street, town, postalCode] = [found.slice(0, -2).join(', '), ...found.slice(-2)];
  return { ...(street && { street }), ...(town && { town }), ...(postalCode && { postalCode }) };
});

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** As somebody writes them: “Mon-Fri, 7 am - 5:30 p.m.” */
const hours = z
  .string()
  .transform((text) =>
    text
      .replace(/\bweekdays\b/i, 'Monday to Friday')
      .replaceAll(/ *[-–—] *| through /g, ' to ')
      .replaceAll(/\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?/gi, (_, start: string) =>
        days.find((day) => day.startsWith(start[0]!.toUpperCase() + start.slice(1).toLowerCase()))!,
      )
      .replaceAll(
        /(\d)(:\d\d)? ?([ap])\.?m\b\.?/gi,
        (_, hour: string, minutes = ':00', half: string) => `${hour}${minutes} ${half.toLowerCase()}m`,
      )
      // By 24 hours: 7:00 to 17:30.
      .replaceAll(
        /\b(\d{1,2})(:\d\d) to (1[3-9]|2[0-3])(:\d\d)(?= *(?:;|$))/g,
        (_, from: string, start: string, to: string, end: string) =>
          `${Number(from) % 12 || 12}${start} ${Number(from) < 12 ? 'am' : 'pm'} to ${Number(to) - 12}${end} pm`,
      ),
  )
  .pipe(provider.hours);

const units = { wk: 'week', mo: 'month', mth: 'month', yr: 'year' } as const;
/** “6 wks” as “6 weeks”. */
const withWholeUnits = (text: string) =>
  text
    .replaceAll(/(?<=\d ?)(wk|mo|mth|yr)s?\b\.?/gi, (_, unit: string) => ` ${units[unit.toLowerCase() as 'yr']}s`)
    .replaceAll(/ +/g, ' ');

const groupList = z
  .string()
  .transform((text) =>
    parts(withWholeUnits(text), ';').map((group, index) => {
      const [, title = group, ages] = /^(.*?), *(.*)$/.exec(group) ?? [];
      return { id: slugOf(title) || `group-${index + 1}`, title, ...(ages && { ages }) };
    }),
  )
  .pipe(
    z
      .array(
        z.strictObject({
          id: program.id,
          title: program.title,
          ages: program.ages.refine(
            agesIn,
            'are not two ages, the younger one first, as in “19 months to 3 years”, with a semicolon before the next group',
          ),
        }),
      )
      .min(1)
      .max(4)
      .check(({ value, issues }) => {
        const ids = value.map(({ id }) => id);
        if (new Set(ids).size < ids.length)
          issues.push({ code: 'custom', input: value, message: 'has the same name twice' });
      }),
  );

/** “At most $326.25 a month”; nothing if the daycare gives no fee. */
const fee = z
  .string()
  .transform((text) => {
    const said = text.trim().replace(/^(?:none|no|ask us)\.?$/i, '');
    const [, most, sum = ''] = /^(at most|up to)? ?(.*?)(?: ?(?:a|per|\/)? ?month(?:ly)?)?\.?$/i.exec(said) ?? [];
    return { ...(sum && { sum: sum as string | number }), atMost: most !== undefined };
  })
  .pipe(z.strictObject({ sum: feeSum.exactOptional(), atMost: z.boolean() }))
  .transform(({ sum, atMost }) => (sum === undefined ? undefined : { sum, atMost }));

/** What the site promises on many pages, in letters and on the privacy page. */
const promised = z
  .string()
  .transform((text) => {
    const [answersWithin, requests] = parts(text, ',');
    return { ...(answersWithin && { answersWithin }), ...(requests && { requests }) };
  })
  .pipe(z.strictObject({ answersWithin: provider.answersWithin, requests: provider.keeps.shape.requests }));

const place = z
  .string()
  .regex(
    /^(?:4[89]|5\d|60)\.\d+, *-1[12]\d\.\d+$/,
    'is not a place in Alberta: two numbers with a comma between them, from 48 to 60 and from -110 to -120',
  )
  .transform((text) => parts(text, ',').map(Number) as [latitude: number, longitude: number]);

/** Its buttons, and the great ground behind the form. */
const looks: Readonly<Record<Family, string>> = {
  rosehip: 'brick red on salmon',
  canola: 'brown on yellow',
  spruce: 'dark green on mint',
  chinook: 'navy on sky blue',
  saskatoon: 'plum on lilac',
};

/** A family of the palette, in which everything can be read, or a colour of the daycare's own for buttons and links. */
const design = z
  .string()
  // The owner's files write colours in quotes, and so do our messages about them, so an answer may have quotes, too.
  .transform((text) => text.replace(/^['"‘“](.*)['"’”]$/, '$1'))
  .transform((text): z.input<typeof designSchema> => {
    const family = families.find((name) => name === text.toLowerCase());
    if (!family) return { light: { buttons: text.replace(/^(?=[\da-f]{6}$)/i, '#') } };
    const { light } = palette;
    return { light: { buttons: light[`${family}-deep`], ground: light[`${family}-mid`] } };
  })
  .pipe(designSchema);

export interface Question {
  readonly ask: string;
  readonly example: string;
  readonly schema: z.ZodType;
  /** The fewest commas that each part of an answer (between semicolons) needs, and where they stand, for the message. */
  readonly commas?: readonly [least: number, needed: string];
}

/** By the name that a mistake has. */
export const questions = {
  names: {
    ask: 'What is your daycare called? In short and, after a comma, the whole name as on the licence, if it has more words.',
    example: 'Little Acorns, Little Acorns Daycare and Preschool',
    schema: names,
  },
  contact: {
    ask: 'Which phone number do parents call, and to which e-mail address do letters go? With a comma between them.',
    example: '403-346-0000, hello@littleacorns.ca',
    schema: contact,
    commas: [1, 'a comma between the phone number and the e-mail address'],
  },
  address: {
    ask: 'Where are you? Street, town and postal code, with commas.',
    example: '4914 Ross Street, Red Deer, T4N 1A1',
    schema: address.pipe(provider.address.omit({ province: true })),
    commas: [2, 'commas between the street, the town and the postal code'],
  },
  place: {
    ask: 'Where is that on a map? Find your street on openstreetmap.org, click on your house with the right mouse button, and choose “Show address”: the search field then has the two numbers.',
    example: '52.2690, -113.8115',
    schema: place,
  },
  hours: {
    ask: 'When are you open?',
    example: 'Monday to Friday, 7:00 am to 5:30 pm',
    schema: hours,
    commas: [1, 'a comma between the days and the times'],
  },
  groups: {
    ask: 'Which groups of children do you have, up to four, from the youngest? Name and ages of each.',
    example: 'Toddlers, 19 months to 3 years; Preschoolers, 3 to 6 years',
    schema: groupList,
    commas: [1, 'a comma between the name of each group and its ages'],
  },
  fee: {
    ask: 'What does full-time care cost a month? With “at most” before it if you have a grant agreement under which parents may pay less. Leave the line empty if your site is to say: Ask us.',
    example: '$1,050, or: at most $326.25',
    schema: fee,
  },
  promised: {
    ask: 'Within what time do you answer parents who write, and how long do you keep what they send if their child does not join you? Both are promises.',
    example: 'two working days, one year',
    schema: promised,
    commas: [1, 'a comma between the two times'],
  },
  licence: {
    ask: 'What are you licensed for? It stands on many pages, so it must be true.',
    example: 'Licensed child care in Alberta',
    schema: provider.licence.regex(/^$|\p{L}/u, 'has no word in it'),
  },
  url: {
    ask: 'At which address will the site be?',
    example: 'https://littleacorns.ca',
    schema: z
      .string()
      .transform((text) => text.replace(/\/+$/, '').replace(/^(?=[\w-]+(?:\.[\w-]+)+$)/, 'https://'))
      .pipe(provider.url),
  },
  pages: {
    ask: `Which pages do you want besides Home, Program, About us and Contact us? Some of ${optional.join(', ')}, or none.`,
    example: 'curriculum, faqs',
    schema: z
      .string()
      .transform((text) =>
        parts(
          text
            .toLowerCase()
            .replaceAll(/ and /g, ',')
            .replaceAll(/[ -]+/g, '')
            .replace(/^(?:none|no)$/, '')
            .replace(/^all$/, optional.join()),
          ',',
        ),
      )
      .pipe(
        z.array(
          z.string().refine((name) => optional.includes(name), `is none of ${optional.join(', ')}. Or write none`),
        ),
      ),
  },
  design: {
    ask: `Which colours? One of ${families.map((family) => `${family} (${looks[family]})`).join(', ')}, or the colour of your buttons and links.`,
    example: '#1B4F72',
    schema: design,
  },
} as const satisfies Readonly<Record<string, Question>>;

export type Answers = { [Name in keyof typeof questions]: z.output<(typeof questions)[Name]['schema']> };

/** What a question calls the parts of its answer, by their names in the files. */
const calls: Readonly<Record<PropertyKey, string>> = {
  name: 'The short name',
  longName: 'The whole name',
  phone: 'The phone number',
  email: 'The e-mail address',
  street: 'The street',
  town: 'The town',
  postalCode: 'The postal code',
  title: 'The name',
  ages: 'The ages',
  answersWithin: 'The first time',
  requests: 'The second time',
  sum: 'The answer',
};

function partOf({ path, input }: z.core.$ZodIssue): string {
  const [question, entry] = path;
  if (question === 'pages' || path.at(-1) === 'buttons') return `“${String(input)}”`;
  const call = calls[path.at(-1)!] ?? 'The answer';
  return typeof entry === 'number' ? `${call} of group ${entry + 1}` : call;
}

/** The answer as the files hold it, or a sentence for each mistake. */
export function answerTo(
  name: string,
  text: string,
  question: Question = questions[name as keyof Answers],
): { value?: unknown; mistakes: readonly string[] } {
  const { commas: [least, needed] = [0, ''], example, schema: schemaOfAnswer } = question;
  if (parts(text, ';').some((part) => part.split(',').length <= least))
    return { mistakes: [`The answer needs ${needed}. For example: ${example}`] };
  const schema = z.strictObject({ [name]: schemaOfAnswer });
  const read = schema.safeParse({ [name]: asTyped(folded(text)) }, { reportInput: true });
  return {
    ...(read.success && { value: read.data[name] }),
    mistakes:
      read.error?.issues.map((issue) => {
        const sentence = sentenceOf(issue, schema)
          .replace(/^[\w.]+(?:, entry \d+)?(?:: \w+)?/, partOf(issue))
          .replace(', in quotes', '')
          .replace('take the entry out', 'leave the line empty')
          // Alone, a sum for a day would be read as one for a month.
          .replace(
            /Write \S+ alone; “atMost”.* rest/,
            'Write what a month costs, alone, or leave the line empty: other fees and words go into facts.yaml afterwards',
          );
        return sentence.includes('For example: ') ? sentence : `${sentence} For example: ${example}`;
      }) ?? [],
  };
}

/** The ages of all groups together: “19 months to 6 years”. */
export function agesOf(groups: Answers['groups']): string {
  const all = groups.map(({ ages }) => agesIn(ages)!);
  const from = all.map((each) => each.from).sort(byAge)[0]!;
  const to = all
    .map((each) => each.to)
    .sort(byAge)
    .at(-1)!;
  return `${from.count ? (from.unit === to.unit ? from.count : inWords(from)) : 'birth'} to ${inWords(to)}`;
}

const byAge = (one: Age, other: Age) => monthsOf(one) - monthsOf(other);
const inWords = ({ count, unit }: Age) => `${count} ${unit}${count === 1 ? '' : 's'}`;
