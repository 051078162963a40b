// npm run requirements: whether every row of tests/requirements.tsv is shown by a test that ran and passed. tests/shown-by.tsv names the tests.
// The reports of the last `npm test` say what ran; where they are missing or older than the sources, only the names are checked. With --ran that fails.
// npm run requirements V3: the row V3 and its tests.
import { allTests } from '../tests/named-tests.ts';
import { requirements, showings } from '../tests/requirements.ts';
import { faultsOfRuns, faultsOfTables } from './requirements/faults.ts';
import { readReports } from './requirements/ran.ts';

const [wish] = process.argv.slice(2);
const row = requirements.find(({ id }) => id === wish);

if (row) {
  console.log(`${row.id}, ${row.area}: ${row.text}`);
  for (const { file, test } of showings.filter(({ ids }) => ids.includes(row.id))) console.log(`  ${file}: ${test}`);
} else check(wish === '--ran');

function check(mustHaveRun: boolean) {
  const { ran, missing } = readReports();
  const faults = faultsOfTables(requirements, showings, allTests);
  if (missing.length === 0) faults.push(...faultsOfRuns(showings, ran));
  for (const fault of faults) console.error(fault);

  for (const [area, rows] of Map.groupBy(requirements, (each) => each.area))
    console.log(`${area.padEnd(28)} ${String(rows.length).padStart(4)}`);
  console.log(`${requirements.length} requirements, ${showings.length} tests named for them, ${faults.length} faults.`);
  if (missing.length) {
    const names = missing.map((name) => `"${name}"`).join(', ');
    console.log(`Only the names were checked: no report of ${names} is newer than the sources. npm test writes them.`);
  }
  process.exitCode = faults.length || (mustHaveRun && missing.length) ? 1 : 0;
}
