// What is wrong with the houses of a daycare is said with a mend, and following it is enough.
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { parseSiteFile } from '#content/reader/site-file.ts';
import { siteFiles, type FileName } from '#content/schemas/files.ts';
import { houses } from '#content/values/houses.ts';

import { followMend } from './follow-mend.ts';
import { mistakesOf } from './mistakes-of.ts';

const provider = readFileSync('site/provider.yaml', 'utf8');
const osm = 'https://www.openstreetmap.org/export/embed.html?bbox=1';
const north = (more = '', embed = osm) => `
  - name: North House
    address: { street: 300 Railway Street, town: Bashaw, province: Alberta, postalCode: T0B 0H0 }
    arrival: Ring at the blue door.
    parking: Park in front of the school.
${more}    map: { embed: "${embed}", directions: https://www.openstreetmap.org/ }`;
const written = (house: string, locations: string) => `${provider}\n${house}locations:${locations}\n`;
const mistakes = (text: string, name: FileName = 'provider') =>
  mistakesOf(() => parseSiteFile(`${name}.yaml`, text, siteFiles[name]));

test('a second house has a name, an address, a way in, parking and a map; the rest is as in the first', () => {
  expect(mistakes(written('house: Poplar House\n', north()))).toEqual([]);
});

test.each([
  ['no name of the first', written('', north()), 'house is missing. For example: Ross Street House'],
  ['a name, and no other house', `${provider}\nhouse: Poplar House\n`, 'house is only for daycares with “locations”'],
  ['the language of a name that is not there', `${provider}\nhouseLang: fr\n`, 'houseLang is only for daycares with'],
  [
    'other hours without hours',
    written(
      'house: Poplar House\n',
      north('    otherHours: [{ from: 07-01, until: 08-31, hours: "Monday, 8:00 am to 4:00 pm" }]\n'),
    ),
    'hours is missing. For example: Monday to Friday',
  ],
])('%s', (_, text, says) => {
  expect(mistakes(text).join('\n')).toContain(says);
  const mended = followMend(text, mistakes(text)[0]!);
  expect(mistakes(mended), mended).toEqual([]);
});

test.each([
  ['the same name', written('house: North House\n', north()), 'name is the name of two houses. Write another one'],
  [
    'a map of another service',
    written('house: Poplar House\n', north('', 'https://maps.example/embed?1')),
    'embed is of another service than the map above, which is of www.openstreetmap.org',
  ],
])('%s', (_, text, says) => {
  expect(mistakes(text).join('\n')).toContain(says);
});

test.each<[FileName, string]>([
  ['closures', '- name: Floor\n  from: 2026-12-03\n  house: Norht\n'],
  ['places', 'groups:\n  - group: infants\n    house: Norht\n'],
])('what %s.yaml says of a house that is not there is told of', (file, text) => {
  const known = houses.flatMap(({ name }) => name ?? []).join(', ');
  expect(mistakes(text, file).join('\n')).toContain(
    `house is “Norht”, which is the name of no house in provider.yaml. It has ${known || 'one house, without a name: take the line out'}`,
  );
});
