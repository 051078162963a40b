import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the sample. */
export const sampleFolder = join(import.meta.dirname, '../../../site');

/** The folder whose site this is: the sample's, or the one that SITE names, from where the command runs. */
export const siteFolder = resolve(process.env['SITE'] || sampleFolder);

/** The name of a file in a folder as the disk has it: a Mac composes letters and their accents otherwise than texts do. */
export const onDisk = (folder: string, name: string) =>
  (existsSync(folder) && readdirSync(folder).find((each) => each.normalize() === name)) || name;
