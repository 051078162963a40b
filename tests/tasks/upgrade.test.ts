// What a new version of the program asks of an older folder. The command itself is tried before a release (tests/long/upgrade.test.ts).
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { samplePictures } from '#content/rules/sample-pictures.ts';
import { currentVersion } from '#content/schemas/version.ts';

import { changesSince } from '../../tasks/site/upgrade.ts';

test('the sample and new folders are of the present version, which the changes for owners name first', () => {
  for (const folder of ['site', 'tasks/site/blank'])
    expect(readFileSync(`${folder}/version.yaml`, 'utf8')).toContain(`\nversion: ${currentVersion}\n`);
  expect(changesSince(currentVersion)).toEqual([]);
  expect(changesSince(0)[0]).toMatch(new RegExp(`^## ${currentVersion} \\(`));
});

/** The pictures that a folder of version 2 can name. */
const picturesOfVersion2 = `
  arrival art-table autumn-yard clay-animals cur-approach cur-attitudes cur-creative cur-holistic cur-literacy cur-math cur-movement
  cur-practical cur-special dusk-gate educator-1 educator-2 educator-3 educator-4 educator-5 educator-6 educator-7 educator-8 event-open-house
  event-planting event-potluck event-winter-walk hallway-winter hero hero-tall hero-wide lantern leaf-prints lunch lunch-table marble-run
  memory-game montessori-shelf music nap outdoor-play outdoor-winter painted-stones paper-boats philosophy picnic post-boots post-fees
  post-goodbye post-sleep post-smoke post-words program-infants program-kindergarten program-preschoolers program-school-age program-toddlers
  puppet-theatre reading school-room snack-plate spring-mud train-track value-family value-quality value-safe value-together welcome
`;

test('a picture that an older folder can name is still there, or the changes for owners say that it is gone', () => {
  const gone = changesSince(2).flatMap(
    (section) => section.match(/^- \*\*The sample’s pictures? .* gone\.?\*\*.*$/gm) ?? [],
  );
  const unsaid = picturesOfVersion2
    .trim()
    .split(/\s+/)
    .filter((name) => !(name in samplePictures) && !gone.some((line) => line.includes(`\`${name}\``)));
  expect(unsaid).toEqual([]);
});
