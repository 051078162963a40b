/** What design.yaml says: the logo and the colours in which a daycare differs from the sample. Those that it does not name stay. */
import { z } from 'zod';

import { unreadable } from '#design/own-colours.ts';

import { references } from './references.ts';

const colour = (
  scheme: 'light' | 'evening',
  name: 'buttons' | 'ground' | 'badge',
  example: string,
  description: string,
) =>
  z
    .string()
    .regex(/^#[\dA-Fa-f]{6}$/, 'is not a colour: # and six digits or letters from A to F, in quotes')
    .check(({ value, issues }) => {
      const message = /^#[\dA-Fa-f]{6}$/.test(value) ? unreadable(scheme, name, value) : undefined;
      // It names the nearest one itself.
      if (message) issues.push({ code: 'custom', input: value, message, params: { example: undefined } });
    })
    .meta({ examples: [`'${example}'`], description })
    .exactOptional();

export const designSchema = z
  .strictObject({
    logo: z
      .string()
      .regex(/^[^/\\]+\.(?:svg|png|webp|jpe?g)$/i, 'is not the name of an SVG, PNG, WebP or JPEG file in this folder')
      .meta({
        examples: ['logo.svg'],
        description:
          'A file in this folder, in place of the lantern. A wide one, with your name in it, takes the place of the name, too.',
      })
      .register(references, { kind: 'logo' })
      .exactOptional(),
    light: z
      .strictObject({
        buttons: colour('light', 'buttons', '#0A5444', 'Of buttons and links, by day.'),
        ground: colour('light', 'ground', '#FFC931', 'Of the great ground behind the form, by day.'),
        badge: colour('light', 'badge', '#58245F', 'Of the badge on the picture, by day.'),
      })
      .exactOptional(),
    evening: z
      .strictObject({
        buttons: colour('evening', 'buttons', '#FFC931', 'Of buttons and links, on a dark screen.'),
        ground: colour('evening', 'ground', '#352047', 'Of the great ground behind the form, on a dark screen.'),
        badge: colour('evening', 'badge', '#FFC931', 'Of the badge on the picture, on a dark screen.'),
      })
      .exactOptional(),
  })
  .readonly();
