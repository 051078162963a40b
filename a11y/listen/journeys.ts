// Reads the journeys: one file each, sorted by name.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { type Journey, parseJourney } from './journey.ts';

const folder = join(import.meta.dirname, 'journeys');
const ending = '.txt';

export const journeyNames: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith(ending))
  .map((file) => basename(file, ending))
  .toSorted();

/** Reads a journey by its name, or by the path of its file. Throws an Error that names the file, the line and the reason. */
export function readJourney(name: string): Journey {
  const path = name.endsWith(ending) ? name : join(folder, `${name}${ending}`);
  return parseJourney(basename(path, ending), readFileSync(path, 'utf8'));
}
