// The browsers of the complete run besides Chromium: Debian's Firefox ESR, WebKitGTK with its driver, and a screen for it.
import { existsSync } from 'node:fs';

import { systemPackages } from './packages.ts';

/** Debian's packages, with the program of each that the journeys start. */
const programs = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

/** Installs what is missing. Ends the process with a sentence when something cannot be installed. */
export function otherBrowsers(): void {
  const missing = () => Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
  systemPackages(
    missing,
    (left) =>
      `The journeys in three browsers need Debian’s packages ${left.join(', ')}: install them, or leave the stage “browsers” out.`,
  );
}
