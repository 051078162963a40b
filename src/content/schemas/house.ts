/** A house of the daycare: where it is, and how families reach it. */
import { z } from 'zod';

import type { Language } from '#content/rules/language.ts';

import { hours, otherHours } from './hours.ts';
import { references } from './references.ts';
import { address, day, language, sample, text } from './texts.ts';

/** The address of the HTML that services of maps offer to copy. */
const addressInHtml = (answer: string) =>
  /<iframe\b[^>]*?\ssrc="([^"]*)"/.exec(answer)?.[1]?.replaceAll('&amp;', '&') ?? answer;

/** What the drawing of a place may show beside the house and its street (pages/contact/map-drawing.tsx). */
const landmarks = ['trees', 'parking', 'river', 'grain-elevator'] as const;

/** What shows that the licence is one. */
export const licensing = z
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

/** What each house has. */
export const ofHouse = {
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
  arrival: text(
    'Ring at the green door. There is no step.',
    'How families get in, with the address on the contact page.',
  ),
  parking: text('Park beside the building.'),
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
    shows: z
      .array(z.enum(landmarks))
      .default([])
      .meta({
        examples: [['trees', 'parking']],
        description: 'What stands near you, for the drawing that is there until the map has loaded.',
      }),
    crossing: text('Gaetz Avenue', 'The next street across yours, for the same drawing.').exactOptional(),
  }),
};

/** Where something holds in one house alone. */
export const ofOneHouse = text('North House', 'The name of the house, if it is so in one alone.')
  .register(references, { kind: 'house' })
  .exactOptional();

/** The houses beside the one that provider.yaml itself has. What a house leaves out is as there. */
export const locations = z
  .array(
    z
      .strictObject({
        name: text('North House', 'What families call it.'),
        nameLang: language('the name').exactOptional(),
        ...ofHouse,
        phone: ofHouse.phone.exactOptional(),
        hours: hours.exactOptional(),
        otherHours: otherHours.exactOptional(),
        licensing: licensing.exactOptional(),
      })
      .check(({ value, issues }) => {
        if (value.otherHours && !value.hours)
          issues.push({ code: 'custom', input: undefined, path: ['hours'], message: '' });
      }),
  )
  .meta({ description: 'Your other houses, if you have more than the one above.' });

interface Houses {
  readonly house?: string;
  readonly houseLang?: Language;
  readonly map: { readonly embed: string };
  readonly locations?: readonly { readonly name: string; readonly map: { readonly embed: string } }[];
}

/** Each house has a name of its own, and all maps are of one service: the policy on privacy names one. */
export function checkHouses({ value, issues }: z.core.ParsePayload<Houses>) {
  const { house, houseLang, map, locations: others = [] } = value;
  const issue = (path: PropertyKey[], input: unknown, message: string) =>
    issues.push({ code: 'custom', input, path, message, ...(message && { params: { example: undefined } }) });
  if (others.length && !house) issue(['house'], undefined, '');
  for (const [key, input] of Object.entries({ house, houseLang: houseLang?.lang }))
    if (input && !others.length) issue([key], input, 'is only for daycares with “locations”. Take the line out');
  for (const [index, { name, map: own }] of others.entries()) {
    if ([house, ...others.slice(0, index).map((each) => each.name)].includes(name))
      issue(['locations', index, 'name'], name, `is the name of two houses. Write another one`);
    if (hostOf(own.embed) !== hostOf(map.embed))
      issue(
        ['locations', index, 'map', 'embed'],
        own.embed,
        `is of another service than the map above, which is of ${hostOf(map.embed)}, and the policy on privacy names one. Take both from one`,
      );
  }
}

const hostOf = (link: string) => URL.parse(link)?.hostname;
