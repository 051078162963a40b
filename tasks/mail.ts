// npm run mail: shows what waits to be mailed and why, and the letters of the mailbox folder (where mail goes while SMTP_URL is not set).
//   npm run mail                        lists both
//   npm run mail 3                      prints the third letter of the mailbox's list; a file's name does as well
//   npm run mail -- retry ID            sends a waiting letter again now; "all" in place of the id sends all
//   npm run mail -- drop ID --yes       gives a letter up and deletes it
// They read and write the outbox in OUTBOX_DIR, whether a gateway runs or not. An id may be shortened to its first characters.
import { join, resolve } from 'node:path';

import { daycareIn } from './built-daycare.ts';
import { listMailbox, printLetter } from './mail/mailbox.ts';
import { drop, listOutbox, retry } from './mail/outbox.ts';

const mailbox = process.env['MAILBOX_DIR']?.trim() || 'mailbox';
const outbox = resolve(process.env['OUTBOX_DIR']?.trim() || 'outbox');
const site = process.env['SITE_DIR']?.trim() || 'dist/client';
const [word, id, ...rest] = process.argv.slice(2);
process.exitCode = main();

/** Returns the exit code. */
function main(): number {
  if (word === undefined) {
    const daycare = daycareIn(join(site, '../server'));
    if (daycare) console.log(`Mail of ${daycare.letterhead.name} (${daycare.letterhead.url})\n`);
    listMailbox(mailbox);
    return listOutbox(outbox);
  }
  if (word === 'retry')
    return id ? retry(outbox, id) : fail('Which letter? npm run mail -- retry ID, or all in place of the id.');
  if (word === 'drop') {
    if (!id) return fail('Which letter? npm run mail -- drop ID --yes');
    if (rest.includes('--yes')) return drop(outbox, id);
    return fail(
      `This deletes the letter ${id}: nobody will receive it. If that is meant: npm run mail -- drop ${id} --yes`,
    );
  }
  return printLetter(mailbox, word) ? 0 : fail(`There is no letter ${word} in ${mailbox}.`);
}

function fail(sentence: string): number {
  console.error(sentence);
  return 1;
}
