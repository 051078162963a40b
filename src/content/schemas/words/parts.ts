/** Parts that several files of words share. */
import { z } from 'zod';

import { language, text } from '#content/schemas/texts.ts';
import { ownersIconNames } from '#design/icon-names.ts';

/** Of all that a file says: a page's words. */
export const inLanguage = { lang: language('all words of this file').exactOptional() };

export const icon = z.enum(ownersIconNames);

export const titled = { title: text('A seat at the table'), text: text('Healthy food, small jugs and time to eat.') };

/** The words of a link whose target the page sets. */
export const linkText = text('See our programs', 'The words of the link.');
