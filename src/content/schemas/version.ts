/** What version.yaml says: the version of the folder. A folder without the file is of the first. */
import { z } from 'zod';

/** That of this program: CHANGES-FOR-OWNERS.md says what each asks of a folder. */
export const currentVersion = 2;

export const versionSchema = z.strictObject({
  version: z
    .int()
    .min(1)
    .meta({
      examples: [String(currentVersion)],
      description: 'Which version of the program the folder was last brought up to: npm run site -- upgrade.',
    }),
});
