/** What words/news.yaml says, for the lists of posts and their sidebars. */
import { z } from 'zod';

import { picture } from '#content/schemas/pictures.ts';
import { eachIdOnce, id, text } from '#content/schemas/texts.ts';

import { inLanguage } from './parts.ts';

export const newsSchema = z
  .strictObject({
    ...inLanguage,
    title: text('News from the rooms'),
    lead: text('Short reads for tired evenings.'),
    services: z.array(z.strictObject({ id: id('meals'), title: text('Warm lunch and two snacks'), picture })).min(1),
  })
  .check(eachIdOnce);
