// npm run site: what helps the owner of a daycare with the folder of their site.
//   npm run site -- new ../little-acorns   asks a few questions and writes a folder that builds
//   npm run site -- new --repository ../little-acorns   writes it as site/ in a repository that is edited in a browser, and publishes itself
//   npm run site -- check                  says what is wrong, stale, still the sample's or confirmed by nobody in site/, or in the folder that SITE names
//   npm run site -- upgrade                says what a new version of the program asks of the folder
//   npm run site -- confirm FILE           shows what FILE says in your name, and writes down that you have found it true
// And in the workflows of such a repository:
//   npm run site -- press go-back          does what a button of the editor says, here or at “confirm”, with PAYLOAD from the editor
//   npm run site -- deploy                 puts the build where DEPLOY_TO says, or runs DEPLOY_COMMAND
//   npm run site -- nights                 says what waits to be published, and until when the nightly build goes on by itself
import { siteFolder } from '../src/content/reader/site-folder.ts';

const [command, ...words] = process.argv.slice(2);

process.exitCode = await run();

/** Resolves to the exit code. */
async function run(): Promise<number> {
  if (command === 'new') {
    const folders = words.filter((word) => word !== '--repository');
    if (folders.length === 1) return (await import('./site/new.ts')).newSite(folders[0]!, words.length > 1);
  } else if (command === 'confirm') return (await import('./site/confirm.ts')).confirm(words);
  else if (command === 'press' && words.length === 1) return (await import('./site/press.ts')).press(words[0]!);
  else if (!words.length)
    switch (command) {
      case 'check': {
        await import('./build/place.ts');
        (await import('./site/schemas.ts')).writeSchemas(siteFolder);
        return (await import('./site/check.ts')).check();
      }
      case 'upgrade':
        return (await import('./site/upgrade.ts')).upgrade();
      case 'deploy':
        return (await import('./site/deploy.ts')).deploy();
      case 'nights':
        return (await import('./site/nights.ts')).nights();
    }
  console.error(
    'Write one of:\n  npm run site -- new ../little-acorns\n  npm run site -- new --repository ../little-acorns\n  npm run site -- check\n  npm run site -- confirm words/about.yaml\n  npm run site -- upgrade',
  );
  return 1;
}
