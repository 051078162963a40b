/** What classes.yaml says: classes in the day, and the figures that hold for all of them. */
import { z } from 'zod';

import { pictureOrDecoration } from './pictures.ts';
import { references } from './references.ts';
import { day, eachIdOnce, id, language, sample, text } from './texts.ts';

export const classesSchema = z
  .strictObject({
    figures: z.strictObject({
      time: text('08:00 am - 10:00 am'),
      size: text('9 to 20'),
      ages: text('5 to 6'),
      tuition: text('$150 a month'),
      hours: text('2 hours a day'),
      duration: text('12 weeks'),
      rating: text('4.8 of 5', 'Leave it out if there is none.').exactOptional(),
    }),
    classes: z.array(
      z.strictObject({
        id: id('garden-club'),
        title: text('Garden club'),
        lang: language('what the entry says').exactOptional(),
        line: text('Seeds in March, soup in August.'),
        starts: day('2027-03-15', 'The first day.'),
        text: z.array(text('We sow on the windowsill and plant outside in June.')).min(1),
        morning: z
          .array(text('Trace a letter of sandpaper and say its sound.'))
          .length(3)
          .meta({ description: 'How a morning in this class goes, in three short steps.' }),
        teacher: id('sam')
          .meta({ examples: ['sam'], description: 'The id of one of people.yaml, who has a profile there.' })
          .register(references, { kind: 'teacher' })
          .exactOptional(),
        picture: pictureOrDecoration,
        sample,
      }),
    ),
  })
  .check(eachIdOnce);
