/** A picture as the owner's files name it. */
import { parse } from 'node:path';

import { z } from 'zod';

import { endedPictures } from '#content/reader/consents.ts';
import { isOwnPicture, pictureNames } from '#content/reader/picture-names.ts';
import type { PictureName } from '#content/records/picture-files.ts';
import { nearest } from '#content/rules/mistypings.ts';
import { slugOf } from '#route-rows.ts';

import { day, text } from './texts.ts';

const fields = z.strictObject({
  name: z
    .custom<PictureName>((name) => typeof name === 'string' && pictureNames().includes(slugOf(name)), {
      error: ({ input }) => (typeof input === 'string' ? namesNothing(input) : 'must be a text (put it in quotes)'),
    })
    .meta({
      examples: ['arrival'],
      description: 'The file in pictures/ without its ending, or a picture of the sample.',
    }),
  says: text('A parent and a child under hooks with coats', 'What the picture shows, for those who do not see it.'),
  focus: z
    .string()
    .regex(/^\d{1,3}% \d{1,3}%$/, 'is not two shares of the picture, from the left and from the top')
    .exactOptional()
    .meta({ examples: ['72% 50%'], description: 'The point that stays in view where the picture is cropped.' }),
  consentUntil: day(
    '2027-06-30',
    'The last day on which the family of a child in the photograph permits to show it. After it, no page does.',
  ).exactOptional(),
});

function namesNothing(name: string): string {
  if (pictureNames().includes(slugOf(parse(name).name))) return `has an ending. Write ${parse(name).name}, without it`;
  const meant = nearest(parse(name).name, pictureNames());
  return `names no picture of the site${meant ? ` (did you mean “${meant}”?)` : '. Put the photograph into pictures/ and name it without its ending'}`;
}

/** Stands where a picture was whose consent has ended: it decorates. */
const neutral = { name: 'lantern', says: '', focus: '60% 50%' } as const;

type Named = Pick<z.output<typeof fields>, 'name' | 'consentUntil'>;

/** A picture without its consent, or the neutral one where any consent for the picture has ended. */
const shown = <Schema extends z.ZodType<Named>>(schema: Schema) =>
  schema
    .check(({ value, issues }) => {
      if (value.consentUntil && !isOwnPicture(value.name))
        issues.push({
          code: 'custom',
          input: value.consentUntil,
          path: ['consentUntil'],
          message: `is only for photographs in pictures/, which has no “${value.name}”`,
        });
    })
    .transform((value) => {
      const { consentUntil: _, ...rest } = value;
      const picture = { ...rest, name: slugOf(rest.name) as PictureName };
      const hasEnded = isOwnPicture(picture.name) && endedPictures().includes(picture.name);
      return hasEnded ? { ...picture, ...neutral } : picture;
    });

export const picture = shown(fields);

/** The same scene as another picture, for phones: that one says what both show. */
export const pictureForPhones = shown(fields.omit({ says: true, focus: true }));

/** Pictures with titles, without those whose consent has ended, as long as one is left. */
export const titledPictures = (title: string) =>
  z.array(shown(fields.extend({ title: text(title) }))).transform((pictures) => {
    const left = pictures.filter(({ says }) => says);
    return left.length ? left : pictures.slice(0, 1);
  });

/** A picture that may only decorate, because the words beside it say what it shows. */
export const pictureOrDecoration = shown(
  z
    .strictObject({
      ...fields.shape,
      says: fields.shape.says.exactOptional(),
      decoration: z.literal(true).exactOptional(),
    })
    .check(({ value, issues }) => {
      if (Boolean(value.says) === Boolean(value.decoration))
        issues.push({
          code: 'custom',
          input: value,
          message: 'needs either “says”, what it shows for those who do not see it, or “decoration: true”',
        });
    }),
);
