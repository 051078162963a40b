// npm run listen: plays the journeys of a11y/listen with Orca, a real screen reader, and prints what is heard and which expectation failed.
//   npm run listen                            all of them, in Firefox
//   npm run listen -- register-with-mistakes  one of them, or several
//   npm run listen -- --browser chromium      in Chromium
//   npm run listen -- --record                keeps the transcripts, in a11y/records
// Not one of the tests: it needs a display stack that only Linux has, and minutes.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { systemPackages } from './packages.ts';
import { install, node, run } from './prepare.mjs';

/** Debian's packages, and a file that each brings. */
const needed = {
  orca: '/usr/bin/orca',
  'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
  'dbus-daemon': '/usr/bin/dbus-daemon',
  xvfb: '/usr/bin/Xvfb',
  openbox: '/usr/bin/openbox',
  xdotool: '/usr/bin/xdotool',
  'firefox-esr': '/usr/bin/firefox-esr',
  chromium: '/usr/bin/chromium',
};
const again = '--on-pinned-node';
const words = process.argv.slice(2);

if (words[0] === again) {
  // The journeys' code is TypeScript, which only the pinned Node runs as it is.
  const { askedFor, listen } = await import('../a11y/listen/listen.ts');
  let asked;
  try {
    asked = askedFor(words.slice(1));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  process.exitCode = (await listen(asked)) ? 0 : 1;
} else {
  install();
  systemPackages(
    () => Object.keys(needed).filter((name) => !existsSync(needed[name])),
    (missing) => `To listen, these packages of Debian are needed too: ${missing.join(' ')}. Install them with apt-get.`,
  );
  const built = await run(node, ['tasks/build.ts']);
  process.exit(built || (await run(node, [fileURLToPath(import.meta.url), again, ...words])));
}
