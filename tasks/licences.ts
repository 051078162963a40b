// node tasks/run.mjs licences: prints every installed package by its licence, and the packages that run a script when they are installed. Fails on one that is not on the lists.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { root } from './programs.ts';

/** Licences that may be used and passed on with a notice. */
const fine =
  /^(?:MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|Python-2\.0|OFL-1\.1|Zlib|WTFPL|EUPL-1\.[12])$/;
/** Allowed for packages that only build and test, as programs of their own: nothing of them is passed on. */
const ofTools = /^(?:MPL-2\.0|LGPL-3\.0-or-later)$/;

const licensed = z.object({ license: z.string().optional() });
const lock = z.object({
  packages: z.record(
    z.string(),
    licensed.extend({
      version: z.string(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});
const manifest = z.object({ allowScripts: z.record(z.string(), z.boolean()).default({}) });
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

const { packages } = lock.parse(read('package-lock.json'));
const { allowScripts } = manifest.parse(read('package.json'));
const byLicence = new Map<string, string[]>();
const wrong: string[] = [];

for (const [path, { version, license, dev, optional, hasInstallScript }] of Object.entries(packages)) {
  if (!path) continue;
  const name = path.slice(path.lastIndexOf('node_modules/') + 13);
  const file = `${path}/package.json`;
  const given = license ?? (existsSync(join(root, file)) ? licensed.parse(read(file)).license : undefined) ?? 'unknown';
  byLicence.set(given, [...(byLicence.get(given) ?? []), `${name} ${version}`]);
  const words = given.replace(/[()]/g, '').split(/ OR | AND /);
  const isFine = given.includes(' OR ')
    ? words.some((word) => fine.test(word))
    : words.every((word) => fine.test(word));
  const isTool = (dev || optional) && words.every((word) => fine.test(word) || ofTools.test(word));
  if (!isFine && !isTool) wrong.push(`${name} ${version}: ${given}`);
  if (hasInstallScript && !(name in allowScripts) && !optional)
    wrong.push(`${name} ${version} runs a script when it is installed and is not in allowScripts of package.json`);
}

for (const [licence, names] of [...byLicence].sort(([one], [other]) => one.localeCompare(other)))
  console.log(`${licence} (${names.length})\n  ${names.join(', ')}`);
const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
console.log(
  wrong.length
    ? `\nNot on the lists:\n${wrong.map((one) => `- ${one}`).join('\n')}`
    : `\nEvery licence is on the list, and only these may run a script when they are installed: ${allowed.join(', ')}.`,
);
process.exit(wrong.length ? 1 : 0);
