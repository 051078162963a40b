// npm run listen: plays the journeys of a11y/listen with Orca, a real screen reader, and prints what is heard and which expectation failed.
//   npm run listen                            all of them, in Firefox
//   npm run listen -- register-with-mistakes  one of them, or several
//   npm run listen -- --browser chromium      in Chromium
//   npm run listen -- --record                keeps the transcripts, in a11y/transcripts
// It is not one of the tests, because it takes minutes and needs a display stack that only Linux has.
import { existsSync } from 'node:fs';

import { parseOptions, listen } from '../a11y/listen/listen.ts';
import { systemPackages } from './packages.ts';
import { node, run } from './programs.ts';

/** Debian's packages, and a file that each installs. */
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

const chosen = readWords();
systemPackages(
  () =>
    Object.entries(needed)
      .filter(([, file]) => !existsSync(file))
      .map(([name]) => name),
  (missing) => `To listen, these packages of Debian are needed too: ${missing.join(' ')}. Install them with apt-get.`,
);
const built = await run(node, ['tasks/build.ts']);
process.exitCode = built || ((await listen(chosen)) ? 0 : 1);

/** What the command line says. Ends the process with a sentence if it cannot be understood. */
function readWords() {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
