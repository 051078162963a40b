/** What words/classes.yaml says, for the pages of the classes. */
import { z } from 'zod';

import { text } from '#content/schemas/texts.ts';

import { inLanguage } from './parts.ts';

export const classesHeadSchema = z.strictObject({
  ...inLanguage,
  title: text('Classes'),
  lead: text('Six morning classes for children who want to look closer.'),
  note: text('Ask us for a place in a class.', 'Below the figures of every class.'),
  register: text('To register, send the request for a place and name this class in the note.'),
});
