import { siteLogo } from '#content/reader/site-content.ts';

/** Address of the daycare's own logo, and of a wide one as a whole; undefined where the site shows the lantern. */
export const { logo, wideLogo } = await siteLogo();
