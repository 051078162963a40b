// The settings of the build, for whatever reads the owner's folder. Ends the process with a sentence for every bad one.
import { readSettings, SettingError } from '../../src/gateway/settings.ts';
import { buildSettings } from '../every-setting.ts';

export const settings = read();

function read() {
  try {
    return readSettings(buildSettings, process.env);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
