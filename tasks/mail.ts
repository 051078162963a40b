// npm run mail: what waits to be mailed and why, and the letters of the mailbox folder (where mail goes while SMTP_URL is not set).
//   npm run mail                        lists both
//   npm run mail 3                      prints the third letter of the mailbox's list; a file's name does as well
//   npm run mail -- retry ID            sends a letter that waits again now; "all" in place of the id sends all
//   npm run mail -- drop ID --yes       gives a letter up and deletes it
// While a gateway runs it is asked; otherwise the folder OUTBOX_DIR is read. An id may be shortened to its first characters.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { listMailbox, printLetter } from './mail/mailbox.ts';
import { node, run } from './programs.ts';

const mailbox = process.env.MAILBOX_DIR?.trim() || 'mailbox';
const outbox = resolve(process.env.OUTBOX_DIR?.trim() || 'outbox');
const [word, id, ...rest] = process.argv.slice(2);

/** The outbox is read by the gateway's own code, which is TypeScript: only a new Node runs it as it is. */
async function onPinnedNode(action) {
  if (process.features.typescript) return action(await import('./mail/outbox.ts'));
  if (existsSync(node)) return run(node, process.argv.slice(1), { cwd: process.cwd() });
  console.error('Please run npm start once: it installs what this command needs.');
  return 1;
}

async function main() {
  if (word === undefined) {
    const failed = await onPinnedNode(({ listOutbox }) => {
      listMailbox(mailbox);
      return listOutbox(outbox);
    });
    return failed;
  }
  if (word === 'retry') {
    if (id) return onPinnedNode(({ retry }) => retry(outbox, id));
    console.error('Which letter? npm run mail -- retry ID, or all in place of the id.');
    return 1;
  }
  if (word === 'drop') {
    if (id && rest.includes('--yes')) return onPinnedNode(({ drop }) => drop(outbox, id));
    console.error(
      id
        ? `This deletes the letter ${id}: nobody will receive it. If that is meant: npm run mail -- drop ${id} --yes`
        : 'Which letter? npm run mail -- drop ID --yes',
    );
    return 1;
  }
  return printLetter(mailbox, word);
}

process.exitCode = (await main()) || process.exitCode;
