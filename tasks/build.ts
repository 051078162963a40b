// Builds the site: client scripts and styles, every page as HTML, compressed copies. A build is made beside the one that is being served and replaces it when it
// is complete (swap-build.ts), so `dist/client` is always a whole site. Nothing is done when nothing has changed.
//   npm run build -- --release   builds nothing, and fails, while facts have ended or anything is still the sample's
//   npm run build -- --replace   lets one daycare take the place of another
import './build/check-site.ts';

import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import { build } from 'vite';

import { lastAudit, siteDigest } from '../a11y/last-audit.ts';
import { compress } from './build/compress.ts';
import { copyDocuments } from './build/own-documents.ts';
import { copyLogo } from './build/own-logo.ts';
import { copyMedia } from './build/own-media.ts';
import { copyPictures } from './build/own-pictures.ts';
import { reasonsAgainst, reasonsInPages } from './build/release.ts';
import { filesBehind } from './build/read-files.ts';
import { buildServer, importPrerender } from './build/server.ts';
import { settings } from './build/settings.ts';
import { siteFolder } from '../src/content/reader/site-file.ts';
import { sampleFolder } from '../src/content/reader/site-folder.ts';
import { root } from './programs.ts';
import { annotate } from './site/annotations.ts';
import { countedUnpublished, unpublishedFiles } from './site/unpublished.ts';
import { currentStamp, openBuild } from './swap-build.ts';

// These read the owner's folder as they are loaded, and an import above would not wait until it has been checked.
const { datedStates, day, notices } = await import('./build/dated-facts.ts');
const { LostLinks } = await import('./build/lost-links.ts');
const { writePages } = await import('./build/pages.ts');
const { builtBefore, builtNow, whyNotReplace } = await import('./build/whose.ts');

// Whoever serves the site may be another user than the one who builds it.
process.umask(process.umask(0o022) & 0o022);
const dist = join(root, 'dist');
/** What the built site is made from, besides the states of its facts and consents. */
const sources = [
  siteFolder,
  'src',
  'public',
  'a11y',
  'tasks/build.ts',
  'tasks/build',
  'tasks/swap-build.ts',
  'index.html',
  'vite.config.ts',
  'tailwind.config.ts',
  'postcss.config.js',
  'package-lock.json',
];

const began = performance.now();
const { MAIL_HOST: mailHost, STATIC_HOST: isStaticHost } = settings;
await refuse(process.argv.slice(2));
const stamp = stampOf(sources);
const isFresh = currentStamp(dist) === stamp;
const newBuild = isFresh ? undefined : begin();
const { client, server } = newBuild ?? { client: join(dist, 'client'), server: join(dist, 'server') };
process.once('exit', (code) => {
  if (!code) return;
  newBuild?.discard();
  console.error('The build failed: the lines above say why. What was built before, if anything, is still there.');
});

if (newBuild) {
  console.log(`Building the site of ${builtNow.name} from ${builtNow.folder} …`);
  await build({
    root,
    configLoader: 'native',
    logLevel: 'warn',
    build: { outDir: client, rolldownOptions: { input: join(root, 'src/app/client.tsx') } },
  });
  await copyPictures(client);
  await copyLogo(client);
  await copyMedia(client);
  copyDocuments(client);
  await buildServer(server);
}
const site = await importPrerender(server);
if (newBuild) {
  const { count, warnings } = await writePages({ site, client, server, mailHost, folder: builtNow.folder }).catch(
    (error: unknown) => {
      if (!(error instanceof LostLinks)) throw error;
      console.error(error.message);
      process.exit(1);
    },
  );
  await compress(client);
  newBuild.swapIn(stamp);
  for (const warning of new Set(warnings)) console.warn(warning);
  console.log(`Built ${count} pages in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
} else console.log(`The site of ${builtNow.name} is built from ${builtNow.folder} already.`);
for (const notice of [...notices, ...countedUnpublished(siteFolder)]) console.warn(notice);
// Whoever has a folder of their own need not audit the template.
if (siteFolder === sampleFolder && lastAudit().site !== siteDigest())
  console.log(
    'The pages have changed since the last audit, and the accessibility statement says so. To audit them: npm run audit',
  );
if (isStaticHost && !mailHost)
  console.warn(
    'STATIC_HOST is set and MAIL_HOST is not: no form can send anything, so each gives your phone number and e-mail address instead.',
  );
const warning = site.sampleWarning();
if (warning) console.warn(warning);

/** Opens a new build. Ends the process with a sentence if this user cannot write one. */
function begin() {
  try {
    return openBuild(dist);
  } catch (error) {
    console.error(
      `The build cannot write into ${dist} (${(error as { code?: string }).code}). Build as the user whose folder it is, or give it to this one with chown.`,
    );
    process.exit(1);
  }
}

/** Ends the process with a sentence for everything that keeps the site from being built as the words of the command ask. */
async function refuse(words: readonly string[]): Promise<void> {
  const unknown = words.find((word) => !['--release', '--replace'].includes(word));
  const command = process.env['npm_lifecycle_event'] === 'start' ? 'npm start' : 'npm run build';
  const taken = words.includes('--replace') ? undefined : whyNotReplace(builtBefore(dist), builtNow, command, words);
  const isRelease = words.includes('--release');
  const written = isRelease ? reasonsAgainst(siteFolder, day) : [];
  // Pages are drawn only of what would else be published.
  const reasons = isRelease && !written.length && !taken ? await reasonsInPages() : written;
  if (unknown)
    console.error(
      `The build does not know “${unknown}”. Write npm run build, with -- --release or -- --replace behind it, or both: npm run build -- --release --replace`,
    );
  else if (taken) console.error(taken);
  else if (reasons.length)
    console.error(
      `This is not ready to be published, so nothing was built. In ${siteFolder}:\n${reasons.map((reason) => `- ${reason}`).join('\n')}\nWithout --release it is built as it is.`,
    );
  annotate('error', 'Not ready to be published', reasons);
  if (unknown || taken || reasons.length) process.exit(1);
}

/** One digest of everything that the built site depends on. */
function stampOf(names: readonly string[]): string {
  const leftOut = new Set(unpublishedFiles(siteFolder).map((file) => join(siteFolder, file)));
  const digest = createHash('sha256').update(`${mailHost} ${isStaticHost}`).update(datedStates);
  for (const name of names) {
    const path = resolve(root, name);
    // What is not published changes nothing, and may be too large to be read.
    for (const file of statSync(path).isDirectory() ? filesBehind(path).sort() : [path])
      if (!leftOut.has(file)) digest.update(relative(root, file)).update(readFileSync(file));
  }
  return digest.digest('hex');
}
