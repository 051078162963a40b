// Ends the process with a sentence where Vite cannot work: it reads these signs as the end of a path. The owner's folder may have them.
import './settings.ts';
import { root } from '../programs.ts';

const [sign] = /[#?]/.exec(root) ?? [];
if (sign) {
  console.error(
    `The site cannot be built in ${root}: the build reads “${sign}” as the end of a name. Rename the folder that has it in its name, and try again.`,
  );
  process.exit(1);
}
