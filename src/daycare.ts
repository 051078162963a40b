/**
 * All that the gateway knows of a daycare. The build writes it beside the pages that say the same (dist/server/daycare.json), so that what runs reads no folder of the
 * owner's, and what is sent fits the pages that are served.
 */
import { z } from 'zod';

import { formsSchema } from '#content/schemas/words/forms.ts';
import { lettersSchema } from '#content/schemas/words/letters.ts';
import { registrationSchema } from '#content/schemas/words/registration.ts';
import { ownFieldKinds, type Asked } from '#content/rules/own-fields.ts';
import type { Letterhead } from '#mail/letterhead.ts';

/** In the folder of what a build has for the gateway. */
export const daycareFile = 'daycare.json';

const texts = <Name extends string>(...names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodString>);

const letterheadSchema: z.ZodType<Letterhead> = z.object({
  ...texts('name', 'longName', 'phone', 'email', 'url', 'answersWithin', 'utcOffset', 'ages').shape,
  agesAt: z.literal('start').exactOptional(),
  questions: z.array(z.string()).exactOptional(),
  languages: z.record(z.string(), z.string()).exactOptional(),
  asksHouse: z.literal(true).exactOptional(),
  address: texts('street', 'town', 'province', 'postalCode'),
  colours: texts('accent', 'ink', 'line', 'paper', 'surface', 'band', 'card'),
  words: lettersSchema,
});

const askedSchema: z.ZodType<Asked> = z.object({
  notes: z.string().exactOptional(),
  foundUs: z.array(z.string()).exactOptional(),
  fields: z
    .array(
      z.object({
        ...texts('name', 'label').shape,
        kind: z.enum(ownFieldKinds),
        hint: z.string().exactOptional(),
        choices: z.array(z.string()).exactOptional(),
      }),
    )
    .exactOptional(),
});

export const daycareSchema = z.object({
  /** The owner's folder: from the project's on if it is inside, else from the root on. */
  folder: z.string(),
  letterhead: letterheadSchema,
  /** Of builds before, for pages that still stand open: the letterhead, and when it was replaced (ISO 8601). */
  former: z.array(z.object({ letterhead: letterheadSchema, replaced: z.string() })),
  /** The gateway's sentences for parents. */
  answers: formsSchema.shape.answers,
  takesComments: z.boolean(),
  /** What the registration asks in another way than the client's. */
  asked: askedSchema.exactOptional(),
  /** While it takes no registrations. */
  closed: registrationSchema.shape.closed,
  /** The addresses of the map and of players, which pages show in a frame. */
  frames: z.array(z.string()),
  /** The addresses of captions that a page fetches from another host. */
  captions: z.array(z.string()),
  /** MAIL_HOST: another e-mail service that the pages post to; empty if they post to the gateway. */
  mailHost: z.string(),
});

export type Daycare = z.infer<typeof daycareSchema>;
/** The sentences of the gateway that the daycare chooses. */
export type Answers = Daycare['answers'];
