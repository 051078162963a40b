// npm run report: writes the accessibility statement, the OpenACR file and the report of all criteria from the table a11y/criteria.ts.
import { reports, writeAll } from '../a11y/reports.ts';

for (const name of writeAll(reports())) console.log(`a11y/reports/${name}`);
