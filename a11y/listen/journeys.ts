// The journeys: one file each, in the order of their names.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { type Journey, parseJourney } from './journey.ts';

const folder = join(import.meta.dirname, 'journeys');
const ending = '.txt';

export const journeyNames: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith(ending))
  .map((file) => basename(file, ending))
  .toSorted();

/** One of them by its name, or any file of the kind by its path. Throws an Error that names the file and the line. */
export function readJourney(name: string): Journey {
  const path = name.endsWith(ending) ? name : join(folder, `${name}${ending}`);
  return parseJourney(basename(path, ending), readFileSync(path, 'utf8'));
}
