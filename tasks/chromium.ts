// Finds the system's Chromium for the journeys and audits, and installs Debian's when there is none.
import { existsSync } from 'node:fs';

import { installPackages, systemProgram } from './packages.ts';

/** Debian's Chromium without a window: it shows the same pages in two thirds of the time. */
const light = '/usr/bin/chromium-headless-shell';

const places = [
  process.env['CHROMIUM_PATH'],
  light,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium that is there, if one is. */
export const foundChromium = (): string | undefined => places.find((path) => path && existsSync(path));

/** The path of a Chromium. Ends the process with a sentence when there is none and none can be installed. */
export function chromium(): string {
  if (!process.env['CHROMIUM_PATH'] && !existsSync(light)) installPackages(['chromium-headless-shell']);
  return systemProgram(
    'chromium',
    foundChromium,
    'The tests need Chromium: install it from your system’s packages, or say where it is with CHROMIUM_PATH.',
  );
}
