/**
 * Which tests run where SITE names another daycare than the sample: those whose outcome depends on what it writes, and that hold for any. The template's
 * pages and their forms, which it may not have, and what the sample's questions answer, are the sample's alone.
 */
export const isOwnSite = Boolean(process.env['SITE']);

const folders = 'app,content,design,forms,frame,mail,pages,gateway/forms';
const ofSample = ['pages/{daycare-life,design-system,landing,news,post,*search}*', 'gateway/forms/no-script-template*'];

/** For Vitest: the files with this ending, and what is left out. */
export const testsOf = (ending: 'test.ts' | 'test.tsx') =>
  isOwnSite
    ? {
        include: [`tests/{${folders}}/**/*.${ending}`, `tests/routes.${ending}`],
        exclude: ofSample.flatMap((name) => [`tests/${name}`, `tests/${name}/**`]),
      }
    : { include: [`tests/**/*.${ending}`], exclude: ['tests/{build,long}/**'] };

/** Of the tests of a build. */
export const buildTests = isOwnSite ? ['tests/build/{languages,pages,links}.test.ts'] : ['tests/build/*.test.ts'];

/** For Playwright, the journeys: registration, contact, menus and a visit without scripts. */
export const journeys = isOwnSite ? /@any-daycare/ : /./;
export const releaseJourneys = isOwnSite ? /(?=.*@any-daycare)(?=.*@release)/ : /@release/;
