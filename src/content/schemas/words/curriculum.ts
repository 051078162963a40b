/** What words/curriculum.yaml says, for /curriculum. */
import { z } from 'zod';

import { picture } from '#content/schemas/pictures.ts';
import { text } from '#content/schemas/texts.ts';

import { icon, inLanguage, titled } from './parts.ts';

const drawings = ['sun', 'apple', 'tree', 'igloo', 'puddle', 'nest'] as const;

const withIcon = z.strictObject({ icon, ...titled });
const plain = z.strictObject(titled);

const about = {
  title: text('Approach to early learning'),
  short: text('Play', 'In the list of parts.'),
  text: text('Play is how young children think.'),
};
/** @param most how many bullets the section has room for */
const part = <Bullet extends z.ZodType>(bullet: Bullet, most: number) =>
  z.strictObject({ ...about, bullets: z.array(bullet).min(1).max(most) });
const shown = { picture: picture.exactOptional() };

export const curriculumSchema = z.strictObject({
  ...inLanguage,
  head: z.strictObject({ title: about.title, lead: text('Nine parts of one day.'), picture }),
  approach: part(withIcon, 6).extend(shown).exactOptional(),
  special: part(plain, 4).extend(shown).exactOptional(),
  literacy: part(z.strictObject({ name: text('sun'), drawing: z.enum(drawings) }), 6)
    .extend({ ...shown, label: text('First six sounds', 'The name of the row of letters.') })
    .exactOptional(),
  math: part(text('Counting'), 6).extend(shown).exactOptional(),
  holistic: part(plain, 4).extend(shown).exactOptional(),
  practical: part(withIcon, 3).extend(shown).exactOptional(),
  creative: part(plain, 1).extend(shown).exactOptional(),
  movement: part(withIcon, 6).extend(shown).exactOptional(),
  attitudes: part(text('Capable'), 6).extend(shown).exactOptional(),
});
