// Finds the system's Chromium for the journeys and audits, and installs Debian's when there is none and we may.
import { existsSync } from 'node:fs';

import { systemProgram } from './packages.mjs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium. Ends the process with a sentence when there is none and none can be installed. */
export const chromium = () =>
  systemProgram(
    'chromium',
    () => places.find((path) => path && existsSync(path)),
    'The tests need Chromium: install it from your system’s packages, or say where it is with CHROMIUM_PATH.',
  );
