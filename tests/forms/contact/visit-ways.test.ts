// @vitest-environment node
// How a family can ask to be reached: what not every daycare can, it has to say of itself.
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { parseSiteFile } from '#content/reader/site-file.ts';
import { siteFiles } from '#content/schemas/files.ts';
import { visitWays } from '#content/words/contact.ts';

const waysOf = (text: string) =>
  visitWays(parseSiteFile('words/forms.yaml', text, siteFiles['words/forms']).visit?.ways);
const ofNewFolder = readFileSync('tasks/site/blank/words/forms.yaml', 'utf8');

test('a new daycare offers neither text messages nor a relay service until it says that it can', () => {
  expect(waysOf(ofNewFolder)).toEqual(['By e-mail', 'By phone']);
  expect(waysOf(ofNewFolder.replace(/^visit:\n/m, '$&  ways: [relay]\n'))).toEqual([
    'By e-mail',
    'By phone',
    'Through a relay service',
  ]);
});
