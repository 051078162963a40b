/** npm run site -- confirm FILE … */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { createInterface } from 'node:readline/promises';

import { isSeq, parseDocument } from 'yaml';

import { siteFolder } from '../../src/content/reader/site-folder.ts';
import { today } from '../../src/content/reader/today.ts';
import { siteText } from './entries.ts';
import { digestsOf, unconfirmedIn, unreadIn, type Unread } from './promises.ts';
import { schemaLine } from './schemas.ts';

/** Shows what each file says in the daycare's name, asks whether it is true, and writes that down after a yes. Resolves to the exit code: 0 if all is confirmed. */
export async function confirm(named: readonly string[]): Promise<number> {
  const files = named.map((file) => relative(siteFolder, resolve(siteFolder, file)).replaceAll(sep, '/'));
  const unreadable = ['confirmed.yaml', ...files].filter((file) => file.endsWith('.yaml') && isUnreadable(file));
  if (unreadable.length) {
    console.error(`${unreadable.join(' and ')} cannot be read. What is wrong says: npm run site -- check`);
    return 1;
  }
  const open = unconfirmedIn(siteFolder);
  const unknown = files.find((file) => !statSync(join(siteFolder, file), { throwIfNoEntry: false })?.isFile());
  if (!files.length || unknown) {
    const waiting = [...new Set(open.map(({ file }) => file))];
    console.error(
      `${unknown ? `There is no file ${unknown} in ${siteFolder}. ` : ''}${waiting.length ? `Name one of these files, or several:\n${waiting.map((file) => `  ${file}`).join('\n')}` : 'Nothing is left to confirm.'}`,
    );
    return files.length || waiting.length ? 1 : 0;
  }
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const name = String(siteText(siteFolder, 'provider.yaml').at(['name']));
  let isAllTrue = true;
  for (const file of files) {
    const unread = open.filter((each) => each.file === file);
    if (!unread.length) {
      console.log(`\n${file}: nothing is left to confirm.`);
      continue;
    }
    console.log(`\n${file} says in your name:\n${unread.map(row).join('\n')}`);
    process.stdout.write(`Is all of it true of ${name}? Then write yes.\n> `);
    const { value: answer = '' } = await lines.next();
    if (/^\s*y(?:es)?\s*$/i.test(String(answer))) {
      keep(siteFolder, file, unreadIn(siteFolder, file));
      console.log('Written to confirmed.yaml.');
    } else {
      console.log(`Nothing was written. Change in ${file} what is not true, and confirm it then.`);
      isAllTrue = false;
    }
  }
  terminal.close();
  return isAllTrue ? 0 : 1;
}

const isUnreadable = (file: string) =>
  existsSync(join(siteFolder, file)) && siteText(siteFolder, file).content === undefined;

const row = ({ line, words, weight }: Unread) => `  line ${line}${weight === 'other' ? '' : ` (${weight})`}: ${words}`;

/** Puts the row of a file with its sentences into confirmed.yaml, in place of an earlier one. */
export function keep(folder: string, file: string, confirmed: readonly Unread[]): void {
  const path = join(folder, 'confirmed.yaml');
  const document = parseDocument(existsSync(path) ? readFileSync(path, 'utf8') : `${schemaLine('confirmed')}[]\n`);
  const rows = (document.toJS() ?? []) as { file: string }[];
  const kept = rows.findIndex((each) => each.file === file);
  const value = document.createNode({ file, day: today(), digests: digestsOf(confirmed) });
  if (isSeq(document.contents)) document.contents.flow = false;
  document.setIn([kept < 0 ? rows.length : kept], value);
  writeFileSync(path, document.toString({ lineWidth: 0 }));
}
