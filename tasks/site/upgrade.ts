/** npm run site -- upgrade */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseDocument } from 'yaml';

import { siteFolder } from '../../src/content/reader/site-folder.ts';
import { currentVersion } from '../../src/content/schemas/version.ts';
import { mistakesOfSite } from '../build/mistakes.ts';
import { root } from '../programs.ts';
import { versionOf } from './entries.ts';
import { renewRepository } from './repository.ts';
import { schemaLine } from './schemas.ts';

/** Says what the versions after that of the folder ask for, and writes the present one once nothing in the folder is wrong. Resolves to the exit code. */
export async function upgrade(): Promise<number> {
  const wrong = await mistakesOfSite();
  const broken = wrong.filter((sentence) => sentence.startsWith('version.yaml, '));
  if (broken.length) {
    console.error(broken.join('\n'));
    return 1;
  }
  for (const sentence of renewRepository(siteFolder)) console.log(sentence);
  const version = versionOf(siteFolder);
  if (version >= currentVersion) {
    console.log(`${siteFolder} is of version ${version}, the present one. Nothing is asked of it.`);
    return 0;
  }
  console.log(changesSince(version).join('\n'));
  if (wrong.length) {
    console.log(
      `In ${siteFolder} this is to be changed, so it stays at version ${version}:\n${wrong.map((sentence) => `- ${sentence}`).join('\n')}\nThen run this command again.`,
    );
    return 1;
  }
  write();
  console.log(`Nothing is wrong in ${siteFolder}: it is of version ${currentVersion} now.`);
  return 0;
}

/** The sections of CHANGES-FOR-OWNERS.md about later versions. */
export const changesSince = (version: number): string[] =>
  readFileSync(join(root, 'CHANGES-FOR-OWNERS.md'), 'utf8')
    .split(/^(?=## )/m)
    .filter((section) => Number(/^## (\d+)/.exec(section)?.[1]) > version);

function write(): void {
  const path = join(siteFolder, 'version.yaml');
  const blank = join(root, 'tasks/site/blank/version.yaml');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : schemaLine('version') + readFileSync(blank, 'utf8');
  const document = parseDocument(text);
  document.set('version', currentVersion);
  writeFileSync(path, document.toString({ lineWidth: 0 }));
}
