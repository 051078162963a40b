// npm run licences: every installed package by its licence, and the packages that run a script when they are installed. Fails on what is not on the lists.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './prepare.mjs';

/** Licences that may be used and passed on with a notice. */
const fine =
  /^(?:MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|Python-2\.0|OFL-1\.1|Zlib|WTFPL|EUPL-1\.[12])$/;
/** Used to build and test only, as a program of its own: nothing of it is passed on. */
const ofTools = /^(?:MPL-2\.0|LGPL-3\.0-or-later)$/;

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const { allowScripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const byLicence = new Map();
const wrong = [];

for (const [path, { version, license, dev, optional, hasInstallScript }] of Object.entries(packages)) {
  if (!path) continue;
  const name = path.slice(path.lastIndexOf('node_modules/') + 13);
  const file = join(root, path, 'package.json');
  const said = license ?? (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : undefined) ?? 'unknown';
  byLicence.set(said, [...(byLicence.get(said) ?? []), `${name} ${version}`]);
  const words = said.replace(/[()]/g, '').split(/ OR | AND /);
  const isFine = said.includes(' OR ') ? words.some((word) => fine.test(word)) : words.every((word) => fine.test(word));
  const isTool = (dev || optional) && words.every((word) => fine.test(word) || ofTools.test(word));
  if (!isFine && !isTool) wrong.push(`${name} ${version}: ${said}`);
  if (hasInstallScript && !(name in allowScripts) && !optional)
    wrong.push(`${name} ${version} runs a script when it is installed and is not in allowScripts of package.json`);
}

for (const [licence, names] of [...byLicence].sort(([one], [other]) => one.localeCompare(other)))
  console.log(`${licence} (${names.length})\n  ${names.join(', ')}`);
console.log(
  wrong.length
    ? `\nNot on the lists:\n${wrong.map((one) => `- ${one}`).join('\n')}`
    : `\nEvery licence is on the list, and only these may run a script when they are installed: ${Object.keys(
        allowScripts,
      )
        .filter((name) => allowScripts[name])
        .join(', ')}.`,
);
process.exit(wrong.length ? 1 : 0);
