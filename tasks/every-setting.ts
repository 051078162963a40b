// The settings of the build and of the commands for developers, and what docs/settings.md says of these and of the gateway's (src/gateway/settings.ts).
import { z } from 'zod';

import * as is from '../src/gateway/setting-checks.ts';
import { settings } from '../src/gateway/settings.ts';

const service = z
  .string()
  .regex(
    /^https?:\/\/[^/?#\s@]+(?:\/[^?#\s]*[^/?#\s])?$/,
    'must be an address such as https://mail.example.com, without a slash at its end',
  )
  .default('');

/** The gateway reads those that it needs in the built site. */
export const buildSettings = z.object({
  SITE: is
    .text('site')
    .describe(
      'At build time, and for `npm run dev`, `npm run site` and the tests: the owner’s folder, from where the command runs, such as ../little-acorns.',
    ),
  MAIL_HOST: service.describe(
    'At build time: another e-mail service, such as https://mail.example.com, that answers `POST {MAIL_HOST}/api/sendEmail` with JSON that has a `message`: anything else counts as not sent; unset is the site’s own gateway.',
  ),
  STATIC_HOST: is.yes.describe(
    'At build time: set to yes if the files stand on a host that only serves files and cannot forward /api: forms that nothing could send there give the phone number and the e-mail address instead.',
  ),
  TODAY: z.iso
    .date('must be a day such as 2027-04-01')
    .optional()
    .describe(
      'At build time: the day for which the site is built, such as 2027-04-01, to see what it says then; unset is the day in Alberta.',
    ),
});

const developmentSettings = z.object({
  GATEWAY_PORT: is.whole(0, 65_535, '4001').describe('For `npm run dev`: port of the gateway beside Vite.'),
  CHROMIUM_PATH: is.text('').describe('For the tests: where Chromium is, if not in its usual place.'),
});

/** Every setting's name with its default and meaning. */
export const described = Object.entries(
  z.toJSONSchema(z.object({ ...settings.shape, ...buildSettings.shape, ...developmentSettings.shape }), {
    io: 'input',
    unrepresentable: 'any',
  }).properties ?? {},
).map(([name, about]) => {
  const { default: preset = '', description = '' } = about as { default?: string; description?: string };
  return { name, preset, meaning: description };
});
