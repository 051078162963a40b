import { join, resolve } from 'node:path';

/** The folder of the sample. */
export const sampleFolder = join(import.meta.dirname, '../../../site');

/** The folder whose site this is: the sample's, or the one that SITE names, from where the command runs. */
export const siteFolder = resolve(process.env['SITE'] || sampleFolder);
