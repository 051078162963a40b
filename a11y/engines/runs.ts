// What the engines besides axe said, run by run, for the table of `npm run audit -- --engines`. Kept only where AUDIT_FINDINGS names a folder.
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { EngineName } from '../exceptions.ts';
import type { Found, Place } from '../findings.ts';

/** What an engine said of a page in one state, look and width. */
export interface EngineRun extends Place {
  readonly engine: EngineName;
  readonly version: string;
  readonly path: string;
  /** How many rules were asked. */
  readonly rules: number;
  readonly violations: readonly Found[];
  readonly undecided: readonly Found[];
  /** Elements of which the engine could not tell the contrast, and whose pixels were measured. */
  readonly measured: number;
  /** The rule of each element that an exception excuses. */
  readonly excused: readonly string[];
}

/** Beside the findings of axe. */
const folderOf = (findings: string) => join(findings, 'engines');

/** Adds a line to this process's file. */
export function keepRun(run: EngineRun) {
  const findings = process.env['AUDIT_FINDINGS'];
  if (!findings) return;
  mkdirSync(folderOf(findings), { recursive: true });
  appendFileSync(join(folderOf(findings), `${process.pid}.jsonl`), `${JSON.stringify(run)}\n`);
}

export function readRuns(findings: string): EngineRun[] {
  const folder = folderOf(findings);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as EngineRun);
}
