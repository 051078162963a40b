/** What provider.yaml says: the identity of the daycare. Nothing else names it. */
import { z } from 'zod';

import { hours, otherHours } from './hours.ts';
import { checkHouses, licensing, locations, ofHouse } from './house.ts';
import { address, language, text, yesOrNo } from './texts.ts';

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
    ...ofHouse,
    email: z.email('is not an e-mail address').meta({ examples: ['hello@redacorns.ca'] }),
    licence: text('Licensed child care in Alberta'),
    licensing: licensing.exactOptional(),
    hours,
    otherHours: otherHours.exactOptional(),
    house: text('Ross Street House', 'What families call this house, if you have others.').exactOptional(),
    houseLang: language('that name').exactOptional(),
    locations: locations.exactOptional(),
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
    comments: yesOrNo('Whether parents can comment on posts. Comments reach you as e-mail.').default(true),
    social: z
      .array(z.strictObject({ name: text('Facebook'), url: address('https://www.facebook.com/your-page') }))
      .default([]),
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
  .check(checkHouses)
  .readonly();

export type Provider = Omit<
  z.infer<typeof providerSchema>,
  'comments' | 'nameLang' | 'map' | 'keeps' | 'house' | 'houseLang' | 'locations'
>;
