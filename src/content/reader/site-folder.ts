import { join, resolve } from 'node:path';

/** The folder whose site this is: `site`, or the one that SITE names, from where the command runs. */
export const siteFolder = resolve(process.env['SITE'] || join(import.meta.dirname, '../../../site'));
