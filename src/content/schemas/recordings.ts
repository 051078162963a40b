/** What recordings.yaml says: films and sounds, with their files in media/. */
import { z } from 'zod';

import { pictureOrDecoration } from './pictures.ts';
import { references } from './references.ts';
import { address, day, eachIdOnce, id, language, lines, text } from './texts.ts';

/** A file of media/ with one of these endings, in small letters or capitals. */
const file = (...endings: readonly string[]) =>
  z
    .string()
    .refine(
      (name) => endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`)),
      `must end in .${endings.join(' or .')}`,
    )
    .meta({ examples: [`a-day.${endings[0]}`] })
    .register(references, { kind: 'media' });

const files = (...endings: readonly string[]) =>
  z
    .array(
      z.strictObject({
        name: file(...endings),
        codecs: text('av01.0.05M.08', 'So that a browser that cannot play the file does not fetch it.').exactOptional(),
      }),
    )
    .min(1);

const about = {
  id: id('a-day'),
  title: text('A day with us'),
  lang: language('what the entry says, and of its captions').exactOptional(),
  note: text('33 seconds, no sound, with captions'),
  consentUntil: day(
    '2027-06-30',
    'The last day on which those who are seen or heard, or their families, permit to show it.',
  ).exactOptional(),
  captionUrl: address('https://films.example/captions/7')
    .exactOptional()
    .describe('A page of captions at another service, shown below the recording.'),
};
/** In place of files: its player is loaded only when a visitor asks for it. */
const service = z
  .strictObject({
    name: text('Film Service'),
    page: address('https://films.example/watch/7'),
    embed: address('https://films.example/embed/7'),
  })
  .exactOptional();
const at = z
  .number()
  .min(0)
  .meta({ examples: [4], description: 'Its start in seconds.' });
const said = text('Small coats hang on a row of hooks.', 'All that is seen or heard.');

export const recordingsSchema = z
  .strictObject({
    films: z.array(
      z.strictObject({
        ...about,
        own: z
          .strictObject({ files: files('webm', 'mp4'), captions: file('vtt'), still: file('webp', 'jpg') })
          .exactOptional(),
        service,
        cover: pictureOrDecoration,
        transcript: z
          .array(z.strictObject({ at, caption: lines('Morning. Coats go on the hooks.'), text: said }))
          .min(1),
      }),
    ),
    sounds: z.array(
      z.strictObject({
        ...about,
        own: z.strictObject({ files: files('ogg', 'mp3'), captions: file('vtt') }).exactOptional(),
        service,
        transcript: z
          .array(z.strictObject({ at, text: said, sung: z.array(text('Tidy up, tidy up.')).min(1).exactOptional() }))
          .min(1),
      }),
    ),
  })
  .check(eachIdOnce)
  .check(({ value, issues }) => {
    for (const kind of ['films', 'sounds'] as const)
      for (const [index, { own, service: other }] of value[kind].entries())
        if (Boolean(own) === Boolean(other))
          issues.push({
            code: 'custom',
            input: value[kind][index],
            path: [kind, index],
            message: 'needs either “own”, its files in media/, or “service”, its player at another service',
          });
  });
