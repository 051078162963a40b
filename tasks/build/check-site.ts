// Ends the process with a sentence for each mistake in the owner's folder. Import it before what reads the folder, whose error would be a stack trace.
import { siteFolder } from '../../src/content/reader/site-file.ts';
import { root } from '../programs.ts';
import { mistakesOfSite } from './mistakes.ts';

// Vite reads them as the end of a path. The owner's folder may have them.
const [sign] = /[#?]/.exec(root) ?? [];
if (sign) {
  console.error(
    `The site cannot be built in ${root}: the build reads “${sign}” as the end of a name. Rename the folder that has it in its name, and try again.`,
  );
  process.exit(1);
}
const mistakes = await mistakesOfSite();
if (mistakes.length) {
  console.error(`The site cannot be built. In ${siteFolder}:\n${mistakes.map((mistake) => `- ${mistake}`).join('\n')}`);
  process.exit(1);
}
