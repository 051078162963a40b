// Ends the process with a sentence for each mistake in the owner's folder. Import it before what reads the folder, whose error would be a stack trace.
import './place.ts';

import { siteFolder } from '../../src/content/reader/site-file.ts';
import { writeSchemas } from '../site/schemas.ts';
import { mistakesOfSite } from './mistakes.ts';

writeSchemas(siteFolder);

const mistakes = await mistakesOfSite();
if (mistakes.length) {
  console.error(`The site cannot be built. In ${siteFolder}:\n${mistakes.map((mistake) => `- ${mistake}`).join('\n')}`);
  process.exit(1);
}
