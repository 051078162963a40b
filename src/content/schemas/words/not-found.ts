/** What words/not-found.yaml says, for an address without a page. */
import { z } from 'zod';

import { text } from '#content/schemas/texts.ts';

import { inLanguage } from './parts.ts';

export const notFoundSchema = z.strictObject({ ...inLanguage, title: text('There is nothing at this address') });
