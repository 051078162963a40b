/** Whose site a build is. It stands among what is served to nobody: a static host would publish where the owner's folder is. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

/** In the folder of what runs in Node. */
export const builtFromFile = 'built-from.json';

const builtFrom = z.object({
  /** The short name of the daycare. */
  name: z.string(),
  url: z.string(),
  /** The owner's folder: from the project's on if it is inside, else from the root on. */
  folder: z.string(),
});
export type BuiltFrom = z.infer<typeof builtFrom>;

/** What the build wrote; undefined if there is no build, or one of a version that did not write it. */
export function readBuiltFrom(server: string): BuiltFrom | undefined {
  const file = join(server, builtFromFile);
  if (!existsSync(file)) return undefined;
  return builtFrom.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
}
