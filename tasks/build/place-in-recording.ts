/** Whether a film or a sound says where it was made, in what a phone or a program writes beside picture and tone. */
import { closeSync, openSync, readSync } from 'node:fs';

/** As bytes are, each a letter (Latin-1). They are long enough not to occur in picture or tone by chance. */
const signs = [
  // MP4 and QuickTime: ©xyz and loci in “udta”; then tracks of cameras, a place for each second.
  /\xA9xyz.{0,24}[+-]\d/s,
  /\0\0..loci\0\0\0\0/s,
  /\0\0\0.(?:gpmd|camm|djmd|rtmd)\0{6}/s,
  /\0\0\0.name\0{4}location/is,
  // The entry for a place in the Exif of a picture in it, such as the cover of a song; a dashboard camera.
  /%\x88[^\0]\0[^\0]\0{3}|\x88%\0[^\0]\0{3}[^\0]|freeGPS /,
];

/** Without the zeros, so that UTF-16 is found as well. */
const signsInText = [
  // QuickTime’s “keys”, Matroska’s tags, comments of Ogg, and ID3 of MP3.
  /mdta[\w.-]{0,80}location/i,
  /location\.(?:ISO6709|name|body)/i,
  /E\xA3.{1,8}?(?:[A-Z]+_)?LOCATION/is,
  /location=/i,
  /TXX.{1,40}?location|Record Location/is,
  // XMP and Exif, and whatever else is written out.
  /Iptc4xmp\w+:Location|photoshop:City|GPS ?(?:L(?:at|ong?)|Coordinates)|latitude/i,
  // A place by ISO 6709, +52.2681-113.8112/, and as maps write it: 52.2681, -113.8112
  /[+-]\d{2,6}\.\d{2,}[+-]\d{3,7}\.\d{2,}/,
  /\d{1,2}\.\d{4,}[,;] ?-?\d{1,3}\.\d{4,}/,
];

const atOnce = 4 * 1024 ** 2;
/** Of the bytes before, so that no sign is cut in two. */
const overlap = 1024;

export function hasPlace(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(atOnce);
    let before = '';
    for (let size = readSync(file, bytes); size; size = readSync(file, bytes)) {
      const letters = before + bytes.toString('latin1', 0, size);
      const text = letters.replaceAll('\0', '');
      if (signs.some((sign) => sign.test(letters)) || signsInText.some((sign) => sign.test(text))) return true;
      before = letters.slice(-overlap);
    }
    return false;
  } finally {
    closeSync(file);
  }
}
