// node tasks/run.mjs fonts: writes the subsets of src/design/fonts and fonts.css, which names all files by their letters. Run it after changing a letter or a weight in
// fonts/subset.ts, or the version of a font.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { faces, families, firstFile, folder, subsetOf } from './fonts/subset.ts';

for (const family of families) writeFileSync(firstFile(family), await subsetOf(family));
writeFileSync(join(folder, 'fonts.css'), await faces());
