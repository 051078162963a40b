// What axe found, run by run. Rules are numbers in a list, so that thousands of their names need little room.
import type { Audit } from './outcomes.ts';

export function rawAxe({ runs, summary }: Audit): string {
  const names = [...new Set(runs.flatMap(({ passed, inapplicable }) => [...passed, ...inapplicable]))].toSorted();
  const numbers = (rules: readonly string[]) => rules.map((rule) => names.indexOf(rule));
  const lines = runs.map(({ passed, inapplicable, ...run }) =>
    JSON.stringify({ ...run, passed: numbers(passed), inapplicable: numbers(inapplicable) }),
  );
  return `{"day":"${summary.day}","axe":"${summary.axe}",\n"rules":${JSON.stringify(names)},\n"runs":[\n${lines.join(',\n')}\n]}\n`;
}
