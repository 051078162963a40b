/** Reads deploy/Dockerfile: as much of the format as that file uses (docs.docker.com/reference/dockerfile). Throws for everything else. */
import { z } from 'zod';

export interface Instruction {
  readonly name: string;
  readonly rest: string;
}

export interface Stage {
  /** The image or stage that it is based on. */
  readonly base: string;
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

const known = ['ARG', 'CMD', 'COPY', 'ENV', 'EXPOSE', 'HEALTHCHECK', 'RUN', 'STOPSIGNAL', 'USER', 'VOLUME', 'WORKDIR'];

export function stagesOf(text: string): Stage[] {
  const stages: (Stage & { instructions: Instruction[] })[] = [];
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  for (const line of lines) {
    const [name = '', ...words] = line.split(' ');
    const rest = words.join(' ').trim();
    if (name === 'FROM') {
      const [base = '', , stage = String(stages.length)] = rest.split(' ');
      stages.push({ base, name: stage, instructions: [] });
    } else if (known.includes(name) && stages.length) stages.at(-1)!.instructions.push({ name, rest });
    else throw new Error(`The Dockerfile has an instruction that is not known here: ${line}`);
  }
  return stages;
}

/** The last value of an instruction in a stage. */
export const lastOf = (stage: Stage, name: string): string | undefined =>
  stage.instructions.findLast((instruction) => instruction.name === name)?.rest;

/** The command of CMD, or of HEALTHCHECK … CMD. It must be in exec form. */
export function commandOf(stage: Stage, name: 'CMD' | 'HEALTHCHECK'): string[] {
  const list = /\[.*\]$/.exec(lastOf(stage, name) ?? '')?.[0];
  if (!list) throw new Error(`The last stage of the Dockerfile has no ${name} in exec form.`);
  return z.array(z.string()).parse(JSON.parse(list));
}

/** NAME=value pairs of an ENV line. */
export const variablesOf = (rest: string): Record<string, string> =>
  Object.fromEntries(
    rest.split(' ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
