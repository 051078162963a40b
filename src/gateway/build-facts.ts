/** What a build was told and the gateway must know: written into the built site, so that nobody has to say it twice. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { SettingError } from './settings.ts';

/** Inside the folder of the built site; the gateway serves no file whose name begins with a dot. */
export const buildFactsFile = '.build.json';

const facts = z.object({
  /** MAIL_HOST: where the pages post to. The policy of each page must allow it. */
  mailHost: z.string(),
});
export type BuildFacts = z.infer<typeof facts>;

/** A folder without the file was not made by the build: its pages post to the gateway. Throws a SettingError if the file is not what a build writes. */
export function readBuildFacts(siteDir: string): BuildFacts {
  const file = join(siteDir, buildFactsFile);
  if (!existsSync(file)) return { mailHost: '' };
  try {
    return facts.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new SettingError({ SITE_DIR: `holds a ${buildFactsFile} that is not as the build writes it: build again` });
  }
}
