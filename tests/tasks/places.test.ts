// What places.yaml says of the groups of several houses.
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { check, copyOfSite } from './owner-folder.ts';

const houses = `house: Poplar House
locations:
  - name: North House
    address: { street: 300 Railway Street, town: Bashaw, province: Alberta, postalCode: T0B 0H0 }
    arrival: Ring at the blue door.
    parking: Park in front of the school.
    map: { embed: "https://www.openstreetmap.org/export/embed.html?north", directions: https://www.openstreetmap.org/north }
`;
const toddlers = (house?: string, more = '') => `  - { group: toddlers${house ? `, house: ${house}` : ''}${more} }\n`;

/** What is said to be wrong in places.yaml with these groups. */
function mistakesOf(groups: string): readonly string[] {
  const folder = copyOfSite();
  appendFileSync(join(folder, 'provider.yaml'), `\n${houses}`);
  writeFileSync(join(folder, 'places.yaml'), `groups:\n${groups}`);
  const { output } = check(folder);
  return Array.from(output.matchAll(/^- places\.yaml: (.*)$/gm), ([, sentence = '']) => sentence);
}

test('a group has one entry, or one for each house; two of one house, or of one and of all, are told of', () => {
  expect(
    mistakesOf(
      toddlers('Poplar House') +
        toddlers('North House', ', school: grades') +
        toddlers('North House') +
        toddlers() +
        '  - { group: evening, title: Evening care, ages: 3 years to 6 years, house: Poplar House }\n' +
        '  - { group: evening, house: North House }\n',
    ),
  ).toEqual([
    'entry 2 of groups: what “toddlers” is called and for which ages it is stands in its entry above. Take it out here.',
    'entry 3 of groups is “toddlers”, and so is one above, of North House or of all houses. Put its places there, and take this one out.',
    'entry 4 of groups is “toddlers”, and so is one above. Put its places there, and take this one out.',
  ]);
});
