/** What schools.yaml says: whose children the daycare takes to school and fetches, and what it does when school is closed. */
import { z } from 'zod';

import { eachIdOnce, id, language, text, yesOrNo } from './texts.ts';

const school = z
  .strictObject({
    id: id('willow-creek-school'),
    name: text('Willow Creek School', 'As the school writes it.'),
    nameLang: language('the name').exactOptional(),
    lang: language('the rest of the entry').exactOptional(),
    for: text('Kindergarten to Grade 6', 'Which of its children you have, if not all.').exactOptional(),
    way: text('On foot, ten minutes', 'How children get there and back: on foot, by school bus, in your van.'),
    who: text('Two educators', 'Who goes with them.').exactOptional(),
    before: text(
      'We leave at 8:10 am.',
      'What you do before school. Without it nothing is said of it.',
    ).exactOptional(),
    after: text('We wait at the west door.', 'What you do after school.').exactOptional(),
    stepFree: yesOrNo('Whether there are no steps on the way. Without it nothing is said of them.').exactOptional(),
  })
  .check(({ value, issues }) => {
    if (!value.before && !value.after)
      issues.push({
        code: 'custom',
        input: value,
        message: 'needs “before” or “after”, which say when children go there with you',
        params: { example: 'after: We wait at the west door.' },
      });
  });

export const schoolsSchema = z
  .strictObject({
    schools: z.array(school).default([]),
    daysOff: z
      .array(
        z.strictObject({
          title: text('PD days'),
          lang: language('the entry').exactOptional(),
          text: text(
            'We are open all day. Tell us two weeks before.',
            'Whether you are open, and how one asks for a place.',
          ),
        }),
      )
      .meta({ description: 'Days and weeks without school, such as PD days and the summer.' })
      .default([]),
  })
  .check(eachIdOnce)
  .readonly();
