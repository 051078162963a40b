// Writes what axe found in each run as compact JSON: rules are indices into a list of names, and lists that many runs share are written once, and are an index too.
import type { Audit } from './outcomes.ts';

export function rawAxe({ runs, summary }: Audit): string {
  const names = [...new Set(runs.flatMap(({ passed, inapplicable }) => [...passed, ...inapplicable]))].toSorted();
  const sets = numbered((rules: readonly string[]) => rules.map((rule) => names.indexOf(rule)).toSorted(ascending));
  const decisions = numbered((decided: Audit['runs'][number]['decided']) => decided);
  const lines = runs.map(({ passed, inapplicable, decided, ...run }) =>
    JSON.stringify({
      ...run,
      decided: decisions.numberOf(decided),
      passed: sets.numberOf(passed),
      inapplicable: sets.numberOf(inapplicable),
    }),
  );
  const list = (all: readonly string[]) => `[\n${all.join(',\n')}\n]`;
  return `{"day":"${summary.day}","axe":"${summary.axe}",
"rules":${JSON.stringify(names)},
"sets":${list(sets.all())},
"decisions":${list(decisions.all())},
"runs":${list(lines)}}
`;
}

const ascending = (a: number, b: number) => a - b;

/** Numbers values from 0. Values with the same JSON have the same number. */
function numbered<Value>(toJson: (value: Value) => unknown) {
  const seen = new Map<string, number>();
  return {
    numberOf(value: Value): number {
      const text = JSON.stringify(toJson(value));
      const number = seen.get(text) ?? seen.size;
      seen.set(text, number);
      return number;
    },
    all: () => [...seen.keys()],
  };
}
