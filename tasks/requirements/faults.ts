// What keeps the table of requirements from being shown by tests.
import { isTitleOf, matches, type NamedTest } from '../../tests/named-tests.ts';
import type { Requirement, Showing } from '../../tests/requirements.ts';
import type { Ran } from './ran.ts';

/** Faults of the tables themselves, as sentences: ids that do not exist, rows without a test, tests without a source. */
export function faultsOfTables(
  requirements: readonly Pick<Requirement, 'id'>[],
  showings: readonly Showing[],
  sources: readonly NamedTest[],
): string[] {
  const known = new Set(requirements.map(({ id }) => id));
  const shown = new Set(showings.flatMap(({ ids }) => ids));
  return [
    ...[...shown].filter((id) => !known.has(id)).map((id) => `There is no requirement ${id}.`),
    ...[...known].filter((id) => !shown.has(id)).map((id) => `No test shows ${id}.`),
    ...showings
      .filter(({ file, test }) => !sources.some((source) => source.file === file && isTitleOf(source.title, test)))
      .map((showing) => `${nameOf(showing)} does not exist, but should show ${showing.ids.join(', ')}.`),
  ];
}

/** Tests that should show a requirement and did not run, or did not pass, as sentences. */
export const faultsOfRuns = (showings: readonly Showing[], ran: readonly Ran[]): string[] =>
  showings.flatMap((showing) => {
    const runs = ran.filter(({ file, title }) => file === showing.file && matches(showing.test, title));
    const failed = runs.filter(({ hasPassed }) => !hasPassed);
    if (runs.length && !failed.length) return [];
    const fault = runs.length ? `did not pass (“${failed[0]!.title}”)` : 'did not run';
    return [`${nameOf(showing)} ${fault}, but should show ${showing.ids.join(', ')}.`];
  });

const nameOf = ({ file, test }: Showing) => `“${test}” in ${file}`;
