// npm run site: what helps the owner of a daycare with the folder of their site.
//   npm run site -- new ../little-acorns   asks a few questions and writes a folder that builds
//   npm run site -- check                  says what is wrong, stale, still the sample's or confirmed by nobody in site/, or in the folder that SITE names
//   npm run site -- upgrade                says what a new version of the program asks of the folder
//   npm run site -- confirm FILE           shows what FILE says in your name, and writes down that you have found it true
import { existsSync, readdirSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';

import { longDate } from '../src/content/rules/dates.ts';
import { siteFolder } from '../src/content/reader/site-folder.ts';

const [command, folder, ...more] = process.argv.slice(2);

if (command === 'new' && folder && !more.length) process.exitCode = await newSite(folder);
else if (command === 'check' && !folder) {
  await import('./build/place.ts');
  (await import('./site/schemas.ts')).writeSchemas(siteFolder);
  process.exitCode = await (await import('./site/check.ts')).check();
} else if (command === 'upgrade' && !folder) process.exitCode = await (await import('./site/upgrade.ts')).upgrade();
else if (command === 'confirm')
  process.exitCode = await (await import('./site/confirm.ts')).confirm(process.argv.slice(3));
else {
  console.error(
    'Write one of:\n  npm run site -- new ../little-acorns\n  npm run site -- check\n  npm run site -- confirm words/about.yaml\n  npm run site -- upgrade',
  );
  process.exitCode = 1;
}

/** Resolves to the exit code. */
async function newSite(name: string): Promise<number> {
  const path = resolve(name);
  if (existsSync(path) && (!statSync(path).isDirectory() || readdirSync(path).length)) {
    console.error(`${path} exists already and is not an empty folder. Name one that does not exist yet.`);
    return 1;
  }
  const { askAll } = await import('./site/ask.ts');
  const answers = await askAll();
  if (!answers) {
    console.error('\nThe answers ended before the last question, so nothing was written.');
    return 1;
  }
  const { writeFolder } = await import('./site/new-folder.ts');
  writeFolder(path, answers);
  const { keep } = await import('./site/confirm.ts');
  const { unreadIn } = await import('./site/promises.ts');
  // The answers may be the sample’s own words, but somebody has said them.
  const answered = unreadIn(path, 'provider.yaml').filter(({ words }) =>
    /^(?:answersWithin|keeps\.requests): /.test(words),
  );
  if (answered.length) keep(path, 'provider.yaml', answered);
  const { beginHistory } = await import('./site/history.ts');
  const hasHistory = beginHistory(path, { name: answers.names.longName, email: answers.contact.email });
  const { siteText } = await import('./site/entries.ts');
  const { feesIn } = await import('../src/content/schemas/fees.ts');
  const short = relative('', path);
  const facts = siteText(path, 'facts.yaml');
  const [fee] = feesIn(facts.content);
  const source =
    fee?.checked &&
    `, with the days and the source of the province’s, compared on ${longDate(fee.checked)}: compare them again`;
  const cost = fee
    ? `facts.yaml says that a place costs ${fee.atMost ? 'at most ' : ''}${fee.sum} a month${source ?? ''}. Put your other fees there`
    : `facts.yaml has no fee, so pages say “${String(facts.at(['fees', 'otherwise']))}” Fees go there, too`;
  console.log(
    `\nWrote ${path}. To see it:\n  SITE=${short} npm start\nThen read the files in it. ${cost}. After every change:\n  SITE=${short} npm run site -- check${hasHistory ? `\nThe folder has a history (Git). When a change is right, put it there:\n  git -C ${short} add -A && git -C ${short} commit -m "What has changed"` : ''}`,
  );
  return 0;
}
