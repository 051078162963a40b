// A build that takes the place of the one that is served, in a second: the files of the built site with other facts in them, under names as another build gives.
import { cpSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { readDaycare } from '#gateway/http/built-site.ts';
import type { Letterhead } from '#mail/letterhead.ts';

import { filesIn } from '../../tasks/build/compress.ts';
import { site } from '../../tasks/gateway.ts';
import { openBuild } from '../../tasks/swap-build.ts';
import { Mailbox, startGateway, test as base } from '../site.ts';

export interface Builds {
  /** What the gateway serves. */
  readonly folder: string;
  readonly letterhead: Letterhead;
  /** Swaps in a build with another e-mail address, phone number, colour and sentence; its letterhead. */
  buildAgain(): Letterhead;
  /** Swaps in a build whose daycare takes no registrations; its pages are those of before. */
  close(says: string): void;
  remove(): void;
}

/** A copy of the built site. */
export function openBuilds(): Builds {
  const dist = mkdtempSync(join(tmpdir(), 'lantern-builds-'));
  // Node asks for it where it imports the server entry.
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}');
  const { letterhead } = readDaycare(site);
  build((text) => text);

  /** @param change from the texts of the built site to those of this build */
  function build(change: (text: string) => string) {
    const { client, server, swapIn } = openBuild(dist);
    for (const [from, to] of [
      [site, client],
      [join(site, '../server'), server],
    ] as const) {
      cpSync(realpathSync(from), to, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
      for (const file of filesIn(to).filter((name) => /\.(?:html|js|css|json|txt|xml|yaml)$/.test(name)))
        writeFileSync(file, change(readFileSync(file, 'utf8')));
    }
    for (const file of hashedIn(client)) renameSync(file, join(file, '..', change(`/${basename(file)}`)));
    swapIn('');
  }

  return {
    folder: join(dist, 'client'),
    letterhead,
    buildAgain() {
      const facts = new Map([
        [letterhead.email, `new.${letterhead.email}`],
        [letterhead.phone, `${letterhead.phone.slice(0, -4)}0177`],
        [letterhead.colours.accent, '#5B2A86'],
        [letterhead.words.confirmation.isWrong, 'Has anything else changed?'],
        // The eight characters before “.js” are the hash.
        ...hashedIn(site)
          .map((file) => basename(file))
          .map((name) => [`/${name}`, `/${name.slice(0, -11)}${name.slice(-10, -3)}${name.at(-11)}.js`] as const),
      ]);
      const known = new RegExp([...facts.keys()].map((fact) => RegExp.escape(fact)).join('|'), 'g');
      const change = (text: string) => text.replaceAll(known, (fact) => facts.get(fact)!);
      build(change);
      return JSON.parse(change(JSON.stringify(letterhead)));
    },
    close: (says) =>
      build((text) => text.replace(/^\{(?=\s*"(?:folder|letterhead)")/, `{"closed":${JSON.stringify({ says })},`)),
    remove: () => rmSync(dist, { recursive: true, force: true }),
  };
}

/** The gateway of a test that swaps builds, with a mailbox of its own. */
export const test = base.extend<{ builds: Builds; inbox: Mailbox }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  builds: async ({}, provide) => {
    const builds = openBuilds();
    await provide(builds);
    builds.remove();
  },
  // oxlint-disable-next-line no-empty-pattern
  inbox: async ({}, provide) => {
    const inbox = new Mailbox();
    await provide(inbox);
    await inbox.close();
  },
  baseURL: async ({ builds, inbox }, provide) => {
    const gateway = await startGateway({ SITE_DIR: builds.folder, SMTP_URL: await inbox.open() });
    await provide(gateway.url);
    await gateway.stop();
  },
});

const hashedIn = (client: string) => filesIn(join(client, 'assets')).filter((file) => /-[\w-]{7,8}\.js$/.test(file));
