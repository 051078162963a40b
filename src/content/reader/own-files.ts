/** The files in the owner's folder and in those in it. */
import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, normalize, sep } from 'node:path';

import { siteFolder } from './site-folder.ts';

/** What systems, editors, and programs that sync or fetch files put into folders by themselves. */
const foreign = [
  /^\./,
  /^(?:(?:eh)?thumbs(?:_vista)?\.db|desktop\.ini|picasa\.ini|Icon[\r\uF00D])$/i,
  /^(?:@eaDir|@tmp|@Recycle|#recycle|#snapshot|__MACOSX|\$RECYCLE\.BIN|System Volume Information|lost\+found)$/i,
  /^~\$|~$|^#.*#$/,
  /\.(?:part|partial|filepart|crdownload|download|opdownload|tmp|temp|sw[op]|bak|save|orig|lnk|\w+_original)$/i,
  /:Zone\.Identifier$/i,
];

/** The names of what stands in a folder, without what others than its owner put there. */
export const filesOf = (folder: string): string[] =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder)
        .filter((name) => !foreign.some((kind) => kind.test(name)))
        .toSorted()
    : [];

/** Why a name stands for no file in a folder of the owner's: a link may lead to what is not meant for the site, and other things to nothing that ends. */
export function mistakeOfPlace(folder: 'files' | 'media' | 'pictures' | '', name: string): string | undefined {
  const path = join(siteFolder, folder, name);
  // One file has one name, by which it is known again.
  if (isAbsolute(name) || normalize(name) !== name)
    return 'is no plain name. Write it as in 2026/a-day.mp4, without more';
  if (!existsSync(path)) return `names no file ${folder ? `in ${folder}/` : 'beside design.yaml'}`;
  return lstatSync(path).isFile() && realpathSync(path).startsWith(join(realpathSync(siteFolder), folder, sep))
    ? undefined
    : 'is a link, stands behind one, or is no file. Put the file itself there';
}
