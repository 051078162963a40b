/** Parts that several files of words share. */
import { z } from 'zod';

import { text } from '#content/schemas/texts.ts';

/** The icons among which an owner chooses. */
export const icon = z.enum([
  'baby',
  'book-open',
  'bowl-food',
  'calendar-dots',
  'clock',
  'eye',
  'handshake',
  'heart',
  'house-line',
  'leaf',
  'music-notes',
  'paint-brush',
  'person',
  'puzzle-piece',
  'shield-check',
  'smiley',
  'sparkle',
  'sun',
  'target',
  'tree',
  'users-three',
]);

export const titled = { title: text('A seat at the table'), text: text('Healthy food, small jugs and time to eat.') };

/** The words of a link whose target the page sets. */
export const linkText = text('See our programs', 'The words of the link.');
