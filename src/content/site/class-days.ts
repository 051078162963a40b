/** Apart from classes.ts, because only /classes-details shows them. */
import { readSiteFile, SiteError } from '#content/reader/site-file.ts';

import { teachers } from './teachers.ts';

/** How a morning in each class goes, and who teaches it, by the class's id. */
export const classDays = Object.fromEntries(
  readSiteFile('classes').classes.map(({ id, morning, teacher }) => [id, { morning, teacher: teacherOf(id, teacher) }]),
);

function teacherOf(className: string, wanted: string | undefined) {
  if (!wanted) return undefined;
  const found = teachers.find(({ id }) => id === wanted);
  if (!found)
    throw new SiteError([
      `classes.yaml: the teacher of ${className} is “${wanted}”, but nobody with that id and a profile is in people.yaml. It has ${teachers.map(({ id }) => id).join(', ')}.`,
    ]);
  const { id, name, role, line, picture, alt, family } = found;
  return { id, name, role, line, picture, alt, family };
}
