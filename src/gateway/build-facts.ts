/** Settings of the build that the gateway needs too. The build writes them into the built site, so that they are set in one place only. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { SettingError } from './settings.ts';

/** Inside the folder of the built site; the gateway serves no file whose name begins with a dot. */
export const buildFactsFile = '.build.json';

const facts = z.object({
  /** MAIL_HOST: the service that the pages post to, which the policy of each page must allow. */
  mailHost: z.string(),
});
export type BuildFacts = z.infer<typeof facts>;

/** Reads the file that the build wrote. Without one, MAIL_HOST counts as unset. Throws a SettingError if the file cannot be parsed. */
export function readBuildFacts(siteDir: string): BuildFacts {
  const file = join(siteDir, buildFactsFile);
  if (!existsSync(file)) return { mailHost: '' };
  try {
    return facts.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new SettingError({ SITE_DIR: `holds a ${buildFactsFile} that is not as the build writes it: build again` });
  }
}
