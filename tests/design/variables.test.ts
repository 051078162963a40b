/** The variables of the style sheets. */
import { expect, test } from 'vitest';

import config from '../../tailwind.config.ts';

/** Those that a plugin defines. */
function namesOf({ handler }: (typeof config.plugins)[number]): Set<string> {
  const names = new Set<string>();
  const collect = (rules: object) => {
    for (const [name, value] of Object.entries(rules))
      if (typeof value === 'object') collect(value);
      else names.add(name);
  };
  (handler as (api: { addBase: (rules: object) => void }) => void)({ addBase: collect });
  return names;
}

test('no two groups of variables share a name: what one says of pictures would be said of the house at the end of every page', () => {
  const groups = config.plugins.map(namesOf);
  const all = groups.flatMap((names) => [...names]);
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});
