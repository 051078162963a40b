import { readLogo } from '#content/reader/logo.ts';

/** Address of the daycare's own logo; undefined if the site shows the lantern. */
export const logo = readLogo()?.address;
