// What the engines said of all pages together, as a table to read: printed by `npm run audit -- --engines`, and with --report written to docs/audits.md.
import packages from '../../package.json' with { type: 'json' };
import { type EngineName, exceptions } from '../exceptions.ts';
import type { Run } from '../findings.ts';
import { widths } from '../visit.ts';
import type { EngineRun } from './runs.ts';

type AnyRun = Pick<EngineRun, 'path' | 'state' | 'width' | 'violations' | 'undecided'>;

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const listed = (names: readonly string[]) => [...new Set(names)].toSorted();

/** A row for each engine: what it was asked, and what it found. */
export function engineTable(axeRuns: readonly Run[], runs: readonly EngineRun[]): string[] {
  const others = [...Map.groupBy(runs, ({ engine, version }) => `${engine} ${version}`)].map(([name, own]) =>
    rowOf(name, own, {
      rules: Math.max(...own.map(({ rules }) => rules)),
      measured: sum(own.map(({ measured }) => measured)),
      excused: sum(own.map(({ excused }) => excused.length)),
    }),
  );
  const decided = axeRuns.flatMap((run) => run.decided);
  const elementsBy = (how: (typeof decided)[number]['by']) =>
    sum(decided.filter(({ by }) => by === how).map(({ elements }) => elements));
  const axe = rowOf(`axe-core ${packages.devDependencies['axe-core']}`, axeRuns, {
    rules: Math.max(0, ...axeRuns.map(({ passed, inapplicable }) => new Set([...passed, ...inapplicable]).size)),
    measured: elementsBy('measured'),
    excused: elementsBy('by a person'),
  });
  return [
    '| engine | pages | widths | states | runs | rules | violations | undecided | measured | excepted |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...[...(axeRuns.length ? [axe] : []), ...others].map((cells) => `| ${cells.join(' | ')} |`),
  ];
}

function rowOf(name: string, runs: readonly AnyRun[], more: { rules: number; measured: number; excused: number }) {
  const atRest = runs.filter(({ state }) => state === 'at rest');
  const inState = runs.filter(({ state }) => state !== 'at rest');
  return [
    name,
    listed(atRest.map(({ path }) => path)).length,
    listed(runs.map(({ width }) => `${widths[width].width}`)).join(', '),
    listed(inState.map(({ path, state }) => `${path} ${state}`)).length,
    runs.length,
    more.rules,
    sum(runs.map(({ violations }) => violations.length)),
    sum(runs.map(({ undecided }) => undecided.length)),
    more.measured,
    more.excused,
  ];
}

/** A row for each exception, with how many elements it excused. */
export function exceptionTable(runs: readonly EngineRun[]): string[] {
  const used = (engine: EngineName, rule: string) =>
    sum(runs.map((run) => (run.engine === engine ? run.excused.filter((each) => each === rule).length : 0)));
  const rows = exceptions.map(({ engine, rule, elements, reason, evidence, owner, until }) => [
    `${engine}: ${rule}, on \`${elements.replaceAll('|', '\\|')}\``,
    used(engine, rule),
    reason,
    evidence,
    `${owner}, ${until}`,
  ]);
  return [
    '| exception | elements | why it is no barrier | evidence | owner, until |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ];
}

/** What is still open, by rule: how often, and where first. */
export function openLines(runs: readonly EngineRun[]): string[] {
  const open = runs.flatMap(({ engine, path, state, width, violations, undecided }) => [
    ...violations.map((found) => ({ ...found, kind: 'violation', engine, where: `${path}, ${state}, ${width}` })),
    ...undecided.map((found) => ({ ...found, kind: 'undecided', engine, where: `${path}, ${state}, ${width}` })),
  ]);
  const byRule: Map<`${EngineName}, ${string}`, typeof open> = Map.groupBy(
    open,
    ({ engine, kind, rule }) => `${engine}, ${kind}, ${rule}` as const,
  );
  return [...byRule].map(([name, all]) => `${name}: ${all.length}, first ${all[0]!.where}: ${all[0]!.what}`);
}
