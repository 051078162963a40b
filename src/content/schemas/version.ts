/** What version.yaml says: the version of the folder. A folder without the file is of the first. */
import { z } from 'zod';

/** That of this program: CHANGES-FOR-OWNERS.md says what each asks of a folder. */
export const currentVersion = 3;

export const versionSchema = z.strictObject({
  version: z
    .int()
    .refine((version) => version >= 1 && version <= currentVersion, {
      error: `is not from 1 to ${currentVersion}, which is that of this program: if another computer wrote it, bring the program here up to date (git pull)`,
    })
    .meta({
      examples: [String(currentVersion)],
      description: 'Which version of the program the folder was last brought up to: npm run site -- upgrade.',
    }),
});
