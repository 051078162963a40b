/** npm run site -- press BUTTON: what the buttons of the editor do. Each makes a change of the repository like others. */
import { z } from 'zod';

import { siteFolder } from '../../src/content/reader/site-folder.ts';
import { summarize } from './annotations.ts';
import { keep } from './confirm.ts';
import { siteText } from './entries.ts';
import { git, GitError, hasOrigin, Refusal } from './git.ts';
import { goBack } from './go-back.ts';
import { filesOfPromises, unconfirmedIn, unreadIn } from './promises.ts';

/** Of what Pages CMS sends with a button. Pressed at GitHub itself, a workflow gets nothing. */
const payloadSchema = z.object({
  inputs: z.object({ changes: z.coerce.number().int().min(1).max(99).default(1) }).prefault({}),
  context: z.object({ path: z.string().nullish() }).prefault({}),
  triggeredBy: z.object({ name: z.string().nullish(), email: z.string().nullish() }).prefault({}),
});
export type Payload = z.output<typeof payloadSchema>;

const buttons: Readonly<Record<string, (payload: Payload) => string | undefined>> = { 'go-back': goBack, confirm };

/** Resolves to the exit code. A button that asks for what cannot be done changes nothing. */
export function press(button: string): number {
  const pressed = buttons[button];
  try {
    const read = payloadSchema.safeParse(sent());
    if (!pressed) throw new Refusal(`There is no button ${button}. There are ${Object.keys(buttons).join(' and ')}.`);
    if (!read.success) throw new Refusal('How many changes are to be taken back? A number from 1 to 99.');
    const message = pressed(read.data);
    if (message) commit(message, read.data.triggeredBy);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof GitError)) throw error;
    console.error(error.message);
    summarize('Nothing was done', [error.message]);
    return 1;
  }
}

function sent(): unknown {
  const text = process.env['PAYLOAD'] || '{}';
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`This is nothing that the editor sends: ${text}. Leave it empty, or press the button there.`);
  }
}

/** Makes a change of what is staged, in the name of who pressed, and sends it to where the others are. */
function commit(message: string, { name, email }: Payload['triggeredBy']): void {
  const provider = siteText(siteFolder, 'provider.yaml');
  const who = [`user.name=${name || provider.at(['name'])}`, `user.email=${email || provider.at(['email'])}`];
  git(...who.flatMap((each) => ['-c', each]), 'commit', '--quiet', '--no-gpg-sign', '--message', message);
  if (!hasOrigin()) return;
  try {
    git('push', '--quiet', 'origin', 'HEAD:main');
  } catch (error) {
    throw new Refusal(
      `Somebody has saved something in the same minutes, so nothing was done. Press again. ${(error as Error).message}`,
    );
  }
}

/** Writes down that somebody has found true what a file says in the daycare's name. Returns the title of that change. */
function confirm({ context: { path }, triggeredBy: { name } }: Payload): string | undefined {
  const file = path?.replace(/^site\//, '') ?? '';
  if (!filesOfPromises(siteFolder).includes(file))
    throw new Refusal(`Nothing that ${file || 'no file'} says is to be confirmed.`);
  const open = unconfirmedIn(siteFolder).filter((each) => each.file === file);
  if (!open.length) {
    console.log(`${file}: nothing is left to confirm.`);
    return undefined;
  }
  const sentences = open.map(({ line, words }) => `${file}, line ${line}: ${words}`);
  summarize('Confirmed as true', sentences);
  console.log(sentences.join('\n'));
  keep(siteFolder, file, unreadIn(siteFolder, file));
  git('add', '--', 'confirmed.yaml');
  return `${name || 'Somebody'} has read ${file}, and found it true`;
}
