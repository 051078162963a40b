/** What events.yaml says: what families are invited to. */
import { z } from 'zod';

import { titledPictures } from './pictures.ts';
import { eachIdOnce, id, language, moment, sample, text } from './texts.ts';

const event = z
  .strictObject({
    id: id('seed-day'),
    title: text('Seed day'),
    lang: language('what the entry says').exactOptional(),
    starts: moment('2027-04-17 10:00').describe('Local time in Alberta, such as 2027-04-17 10:00.'),
    ends: moment('2027-04-17 11:30').describe('Local time in Alberta, such as 2027-04-17 10:00.'),
    place: text('Red Deer Acorns, by the south windows'),
    access: text('No steps from the sidewalk.', 'Steps, parking, noise, who may come.'),
    lead: text('We start the garden on the windowsill.'),
    text: z.array(text('Each child fills a pot and takes one home.')).min(1),
    bring: z.array(text('An egg carton or a small pot')),
    pictures: titledPictures('Seedlings').meta({
      description: 'The first one is shown beside the event in the list.',
    }),
    sample,
  })
  .check(({ value, issues }) => {
    if (value.ends <= value.starts)
      issues.push({
        code: 'custom',
        input: value.ends,
        path: ['ends'],
        message: 'is not after starts',
        params: { example: `${value.starts.slice(0, 10)} 23:59` },
      });
    const names = value.pictures.map(({ name }) => name);
    const twice = names.findIndex((name, index) => names.indexOf(name) < index);
    if (twice >= 0)
      issues.push({
        code: 'custom',
        input: names[twice],
        path: ['pictures', twice, 'name'],
        message: 'stands twice in the same event',
      });
  });

export const eventsSchema = z.array(event).check(eachIdOnce);
