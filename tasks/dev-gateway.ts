// The gateway beside Vite, which serves the pages as they stand in the folder: what a build would say of the daycare is read from there, too.

import { SiteError } from '../src/content/reader/site-file.ts';
import { SettingError } from '../src/gateway/settings.ts';

try {
  const { daycare } = await import('../src/content/values/daycare.ts');
  const { serve } = await import('../src/gateway/serve.ts');
  await serve(() => ({ ...daycare, folder: '', former: [], mailHost: '' }));
} catch (error) {
  if (!(error instanceof SettingError || error instanceof SiteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
