/** What provider.yaml says: the identity of the daycare. Nothing else names it. */
import { z } from 'zod';

import { hours, otherHours } from './hours.ts';
import { address, day, language, sample, text } from './texts.ts';

/** The address of the HTML that services of maps offer to copy. */
const addressInHtml = (answer: string) =>
  /<iframe\b[^>]*?\ssrc="([^"]*)"/.exec(answer)?.[1]?.replaceAll('&amp;', '&') ?? answer;

/** What shows that the licence is one. */
const licensing = z
  .strictObject({
    number: text('80001234', 'The number on the licence.'),
    record: address('https://childcare.alberta.ca/childcaresearch/?name=Red+Deer+Acorns').meta({
      description: 'What the province publishes about you: your page of its search.',
    }),
    inspected: day('2026-10-06', 'The day of the last inspection.').exactOptional(),
    found: text('Nothing had to be put right.', 'What the inspectors found, in a sentence.').exactOptional(),
    sample,
  })
  .refine(({ inspected, found }) => inspected || !found, {
    path: ['inspected'],
    message: 'is missing: on which day was it found?',
  })
  .describe('On /facts and at the foot of every page.');

export const providerSchema = z
  .strictObject({
    name: text('Red Deer Acorns', 'Short name, in the form’s title, in subjects of letters and titles of pages.'),
    nameLang: language('both names').exactOptional(),
    longName: text('Red Deer Acorns Daycare and Out-of-School Care', 'The whole name, as on the licence.'),
    tagline: text('Care and good mornings for children from 1 to 12.', 'One sentence below the name on the home page.'),
    care: text(
      'daycare and out-of-school care',
      'What you offer, for the home page’s title: “… in your town, Alberta”.',
    ),
    address: z.strictObject({
      street: text('4914 Ross Street'),
      town: text('Red Deer'),
      province: text('Alberta'),
      postalCode: z
        .string()
        .regex(/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, 'is not a Canadian postal code')
        .overwrite((code) => code.toUpperCase().replace(/^(...) ?/, '$1 '))
        .meta({ examples: ['T4N 1A1'] }),
    }),
    phone: z
      .string()
      .regex(/^\d{3}-\d{3}-\d{4}$/, 'is not a number with its area code')
      .meta({ examples: ['403-346-0000'] }),
    email: z.email('is not an e-mail address').meta({ examples: ['hello@redacorns.ca'] }),
    licence: text('Licensed child care in Alberta'),
    licensing: licensing.exactOptional(),
    hours,
    otherHours: otherHours.exactOptional(),
    arrival: text(
      'Ring at the green door. There is no step.',
      'How families get in, with the address on the contact page.',
    ),
    parking: text('Park beside the building.'),
    answersWithin: text(
      'two working days',
      'As in “We answer within …”: a promise to parents, so choose it with care.',
    ).refine((words) => /minute|hour|day|week|month/i.test(words), 'names no time, in hours, days or weeks'),
    keeps: z.strictObject({
      requests: text('one year', 'How long the requests of families who do not join are kept (privacy page).'),
      files: text('for as long as Alberta’s child care rules ask', 'How long the files of children who do are kept.'),
    }),
    utcOffset: z
      .templateLiteral([z.enum(['+', '-']), z.number(), ':', z.number()], 'is not a difference from UTC')
      .default('-06:00')
      .meta({ examples: ['-06:00'], description: 'Alberta’s difference from UTC, the same all year since June 2026.' }),
    comments: z
      .boolean()
      .default(true)
      .meta({ examples: [false], description: 'Whether parents can comment on posts. Comments reach you as e-mail.' }),
    social: z
      .array(z.strictObject({ name: text('Facebook'), url: address('https://www.facebook.com/your-page') }))
      .default([]),
    map: z.strictObject({
      embed: z
        .string()
        .overwrite(addressInHtml)
        .pipe(address('https://www.openstreetmap.org/export/embed.html?bbox=…'))
        .refine((link) => link.includes('embed'), {
          error:
            'is a map’s own page, which no other page may show: take the address from “Share”, where it offers HTML to embed',
        })
        .meta({
          examples: ['https://www.openstreetmap.org/export/embed.html?bbox=…'],
          description: 'The embedded map: another service, loaded only near the window.',
        }),
      directions: address('https://www.openstreetmap.org/directions?to=52.27,-113.47').meta({
        description: 'Directions, for those who do not use the map.',
      }),
    }),
    url: address('https://redacorns.ca')
      .refine((value) => /^https:\/\/[^\s/?#@]+$/.test(value), {
        // Addresses in the pages begin at the root.
        error:
          'is more than a name: the site cannot stand in a folder of another one. Leave out what follows the name, or choose a name for it below yours, such as https://care.redacorns.ca',
        when: ({ issues }) => !issues.length,
      })
      .meta({ examples: ['https://redacorns.ca'], description: 'The public address of the site.' }),
  })
  .check(({ value, issues }) => {
    for (const [name, words] of Object.entries(value))
      if (typeof words === 'string' && /^[“„].*[”“]$/.test(words) && !issues.some(({ path }) => path?.[0] === name))
        issues.push({
          code: 'custom',
          input: words,
          path: [name],
          message: 'stands in curly quotes, which pages would show. Take them out',
        });
  })
  .readonly();

export type Provider = Omit<z.infer<typeof providerSchema>, 'comments' | 'nameLang' | 'map' | 'keeps'>;
