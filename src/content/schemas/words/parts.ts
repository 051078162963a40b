/** Parts that several files of words share. */
import { z } from 'zod';

import { text } from '#content/schemas/texts.ts';
import { ownersIconNames } from '#design/icon-names.ts';

export const icon = z.enum(ownersIconNames);

export const titled = { title: text('A seat at the table'), text: text('Healthy food, small jugs and time to eat.') };

/** The words of a link whose target the page sets. */
export const linkText = text('See our programs', 'The words of the link.');
