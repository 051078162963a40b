// Ends the process with a sentence if SITE names no folder of a site.
import './place.ts';

import { siteFolder } from '../../src/content/reader/site-folder.ts';
import { whyNoSite } from './why-no-site.ts';

const why = whyNoSite();
if (why) {
  console.error(`The site of ${siteFolder} cannot be read. ${why}`);
  process.exit(1);
}
