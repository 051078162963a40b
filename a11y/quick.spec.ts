// The short set of audits, for npm test: axe on every route and on a page of each kind of query, at both widths; on the provider's own pages also in the evening on a
// phone and in forced colours at a desk, and the walk with the Tab key.
import { builtPages } from '../src/app/built-pages.ts';
import { routes } from '../src/routes.ts';
import { expectNoViolation, expectNoViolationInAnyColorMode } from './axe.ts';
import { expectTabOrder } from './keyboard.ts';
import { test } from './page-fixtures.ts';
import { paths, type Width, widths } from './visit.ts';

const ownPaths: readonly string[] = routes.filter(({ group }) => group !== 'template').map(({ path }) => path);

/** One page for each query of each kind, such as the second page of a list. */
const queries = new Map(
  builtPages
    .filter(({ search }) => search)
    .map(({ route: { kind, path }, search }) => [`${kind} ${/\w+/.exec(search)}`, path + search]),
);

for (const address of [...paths, ...queries.values()])
  test.describe(() => {
    // One worker runs the tests of a page, so that they reuse the open page.
    test.describe.configure({ mode: 'default' });
    const isOwn = ownPaths.includes(address);

    test(`${address}: axe finds nothing at both widths${isOwn ? ', nor in the evening or in forced colours' : ''}`, async ({
      hydrated,
    }) => {
      for (const width of Object.keys(widths) as Width[]) {
        const page = await hydrated(address, widths[width]);
        if (isOwn)
          await expectNoViolationInAnyColorMode(page, { state: 'at rest', width }, undefined, [
            'light',
            width === 'phone' ? 'evening' : 'forced colours',
          ]);
        else await expectNoViolation(page, { state: 'at rest', mode: 'light', width });
      }
    });

    if (isOwn)
      test(`${address}: Tab reaches every control once, in reading order, with a visible focus indicator`, async ({
        hydrated,
      }) => {
        await expectTabOrder(await hydrated(address, widths.desk));
      });
  });
