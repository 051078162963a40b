import { expect, test } from 'vitest';

import { type BuiltFrom, whyNotReplace } from '../../tasks/build/whose.ts';

const acorns: BuiltFrom = { name: 'Little Acorns', url: 'https://littleacorns.ca', folder: '/home/ana/Our site' };
const aspens: BuiltFrom = { name: 'Little Aspens', url: 'https://littleaspens.ca', folder: '/home/ben/aspens' };
const sample: BuiltFrom = { name: 'Prairie Lantern', url: 'https://prairielantern.example', folder: 'site' };
const ofTests: BuiltFrom = { name: 'Blue Spruce', url: 'https://bluespruce.test', folder: 'tests/blue-spruce' };

test.each([
  ['a first build', undefined, acorns],
  ['the sample again', sample, sample],
  ['a daycare over the sample', sample, acorns],
  ['the sample over a daycare of the tests', ofTests, sample],
  ['a daycare of the tests over the sample', sample, ofTests],
  ['a folder that has moved', acorns, { ...acorns, folder: 'acorns' }],
  ['a folder with a new address', acorns, { ...acorns, url: 'https://acorns.ca' }],
  ['site/ with an address of its own, changed again', { ...acorns, folder: 'site' }, { ...aspens, folder: 'site' }],
])('%s is built', (_, present, next) => {
  expect(whyNotReplace(present, next, 'npm start')).toBeUndefined();
});

test.each([
  ['the sample over a daycare', acorns, sample],
  ['the sample over a daycare that has its address still', { ...acorns, url: sample.url }, sample],
  ['a daycare over another', acorns, aspens],
  ['a daycare over one that has made site/ its own', { ...acorns, folder: 'site' }, aspens],
  ['a daycare of the tests over a real one', acorns, ofTests],
])('%s is not built', (_, present, next) => {
  expect(whyNotReplace(present, next, 'npm start')).toContain('so nothing was built');
});

test('the sentence says whose site is there, and both ways out as they are typed', () => {
  expect(whyNotReplace(acorns, sample, 'npm run build', ['--release'])).toBe(
    `dist holds the site of Little Acorns (https://littleacorns.ca), built from /home/ana/Our site. This would put Prairie Lantern (https://prairielantern.example), from site, in its place, so nothing was built.
- To build Little Acorns: SITE='/home/ana/Our site' npm run build -- --release
- To put Prairie Lantern in its place: npm run build -- --release --replace`,
  );
  expect(whyNotReplace(acorns, aspens, 'npm start')).toContain(
    'Little Aspens in its place: SITE=/home/ben/aspens npm start -- --replace',
  );
});
