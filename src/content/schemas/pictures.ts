/** A picture as the owner's files name it. */
import { z } from 'zod';

import type { NamedPicture } from '#content/rules/picture.ts';

import { references } from './references.ts';
import { day, mark, text } from './texts.ts';

const fields = z.strictObject({
  name: z
    .string()
    .meta({
      examples: ['arrival'],
      description: 'The file in pictures/, with or without its ending, or a picture of the sample.',
    })
    .register(references, { kind: 'picture' }),
  says: text('A parent and a child under hooks with coats', 'What the picture shows, for those who do not see it.'),
  focus: z
    .string()
    .regex(/^\d{1,3}% \d{1,3}%$/, 'is not two shares of the picture, from the left and from the top')
    .exactOptional()
    .meta({ examples: ['72% 50%'], description: 'The point that stays in view where the picture is cropped.' }),
  consentUntil: day(
    '2027-06-30',
    'The last day on which the family of a child in the photograph permits to show it. After it, no page does.',
  )
    .register(references, { kind: 'consent' })
    .exactOptional(),
});

type Fields = Pick<z.output<typeof fields>, 'name'> & Partial<z.output<typeof fields>>;

const named = ({ name, says = '', focus }: Fields): NamedPicture => ({
  is: 'picture',
  name,
  alt: says,
  ...(focus && { focus }),
});

export const picture = fields.transform(named);

export const pictures = z.array(picture);

/** The same scene as another picture, for phones: that one says what both show. */
export const pictureForPhones = fields.omit({ says: true, focus: true }).transform(named);

/** Pictures with titles. */
export const titledPictures = (title: string) =>
  z.array(
    fields.extend({ title: text(title) }).transform(({ title: words, ...rest }) => ({ ...named(rest), title: words })),
  );

/** A picture that may only decorate, because the words beside it say what it shows. */
export const pictureOrDecoration = z
  .strictObject({
    ...fields.shape,
    says: fields.shape.says.exactOptional(),
    decoration: mark('The words beside it say what it shows.').exactOptional(),
  })
  .check(({ value, issues }) => {
    if (Boolean(value.says) === Boolean(value.decoration))
      issues.push({
        code: 'custom',
        input: value,
        message: 'needs either “says”, what it shows for those who do not see it, or “decoration: yes”',
      });
  })
  .transform(named);
