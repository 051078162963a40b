/** npm run site -- new */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import { longDate } from '../../src/content/rules/dates.ts';
import { feesIn } from '../../src/content/schemas/fees.ts';
import { askAll } from './ask.ts';
import { keep } from './confirm.ts';
import { siteText } from './entries.ts';
import { beginHistory } from './history.ts';
import { writeFolder } from './new-folder.ts';
import { unreadIn } from './promises.ts';
import { questions } from './questions.ts';
import { repositoryQuestion, writeRepository, type Program } from './repository.ts';

/**
 * Asks, and writes a folder that builds. Resolves to the exit code.
 * @param isRepository whether it stands as `site` in a folder that has all that a repository needs which publishes itself
 */
export async function newSite(name: string, isRepository: boolean): Promise<number> {
  const outer = resolve(name);
  if (existsSync(outer) && (!statSync(outer).isDirectory() || readdirSync(outer).length)) {
    console.error(`${outer} exists already and is not an empty folder. Name one that does not exist yet.`);
    return 1;
  }
  const answers = isRepository ? await askAll({ ...questions, ...repositoryQuestion }) : await askAll(questions);
  if (!answers) {
    console.error('\nThe answers ended before the last question, so nothing was written.');
    return 1;
  }
  const folder = isRepository ? join(outer, 'site') : outer;
  writeFolder(folder, answers);
  // The answers may be the sample’s own words, but somebody has said them.
  const answered = unreadIn(folder, 'provider.yaml').filter(({ words }) =>
    /^(?:answersWithin|keeps\.requests): /.test(words),
  );
  if (answered.length) keep(folder, 'provider.yaml', answered);
  if ('program' in answers) {
    writeRepository(outer, { name: answers.names.name, url: answers.url }, answers.program as Program);
  }
  const hasHistory = beginHistory(outer, { name: answers.names.longName, email: answers.contact.email });
  const [short, history] = [folder, outer].map((path) => relative('', path));
  console.log(
    `\nWrote ${outer}. To see it:\n  SITE=${short} npm start\nThen read the files in it. ${costIn(folder)}. After every change:\n  SITE=${short} npm run site -- check`,
  );
  if (hasHistory)
    console.log(
      `The folder has a history (Git). When a change is right, put it there:\n  git -C ${history} add -A && git -C ${history} commit -m "What has changed"`,
    );
  else if (isRepository)
    console.log(
      'It has no history, because Git is not on this computer, or the folder stands in another repository. Put that right, and write in it: git init -b main && git add -A && git commit -m Begun',
    );
  if (isRepository)
    console.log(
      `To have it edited in a browser and published by itself, read “From GitHub” in docs/deploy.md. In short: make an empty repository there, and\n  git -C ${history} remote add origin ADDRESS && git -C ${history} push -u origin main`,
    );
  return 0;
}

function costIn(folder: string): string {
  const facts = siteText(folder, 'facts.yaml');
  const [fee] = feesIn(facts.content);
  const source =
    fee?.checked &&
    `, with the days and the source of the province’s, compared on ${longDate(fee.checked)}: compare them again`;
  return fee
    ? `facts.yaml says that a place costs ${fee.atMost ? 'at most ' : ''}${fee.sum} a month${source ?? ''}. Put your other fees there`
    : `facts.yaml has no fee, so pages say “${String(facts.at(['fees', 'otherwise']))}” Fees go there, too`;
}
