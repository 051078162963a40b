import { siteLogo } from '#content/reader/site-content.ts';

/** Address of the daycare's own logo; undefined if the site shows the lantern. */
export const logo = siteLogo();
