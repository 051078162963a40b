/** Files that hold letters are readable by nobody but the account that the gateway runs as. */
import { mkdirSync } from 'node:fs';

export const privateFile = 0o600;
export const privateFolder = 0o700;

export const makeFolder = (folder: string) => mkdirSync(folder, { recursive: true, mode: privateFolder });
