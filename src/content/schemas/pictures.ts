/** A picture as the owner's files name it. */
import { z } from 'zod';

import { pictureFiles } from '#content/records/picture-files.ts';

import { text } from './texts.ts';

type PictureName = keyof typeof pictureFiles;

export const picture = z.strictObject({
  name: z
    .custom<PictureName>((name) => typeof name === 'string' && name in pictureFiles, 'names no picture of the site')
    .meta({ examples: ['arrival'] }),
  says: text('A parent and a child under hooks with coats', 'What the picture shows, for those who do not see it.'),
  focus: z
    .string()
    .regex(/^\d{1,3}% \d{1,3}%$/, 'is not two shares of the picture, from the left and from the top')
    .exactOptional()
    .meta({ examples: ['72% 50%'], description: 'The point that stays in view where the picture is cropped.' }),
});

/** A picture that may only decorate, because the words beside it say what it shows. */
export const pictureOrDecoration = z
  .strictObject({
    ...picture.shape,
    says: picture.shape.says.exactOptional(),
    decoration: z.literal(true).exactOptional(),
  })
  .check(({ value, issues }) => {
    if (Boolean(value.says) === Boolean(value.decoration))
      issues.push({
        code: 'custom',
        input: value,
        message: 'needs either “says”, what it shows for those who do not see it, or “decoration: true”',
      });
  });
