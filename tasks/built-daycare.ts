import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { daycareFile, daycareSchema, type Daycare } from '../src/daycare.ts';

/**
 * What a build says of its daycare; undefined if there is none, or one of another version of this program.
 * @param server the build's folder of what runs in Node
 */
export function daycareIn(server: string): Daycare | undefined {
  const file = join(server, daycareFile);
  return existsSync(file) ? daycareSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data : undefined;
}
