/** Reads deploy/Dockerfile: as much of the format as that file uses (docs.docker.com/reference/dockerfile). What it does not know is an error. */
export interface Instruction {
  readonly name: string;
  readonly rest: string;
}

export interface Stage {
  /** The image that it begins with. */
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

/** The command of CMD, or of HEALTHCHECK … CMD, in its exec form. */
export function commandOf(stage: Stage, name: 'CMD' | 'HEALTHCHECK'): string[] {
  const list = /\[.*\]$/.exec(lastOf(stage, name) ?? '')?.[0];
  if (!list) throw new Error(`The last stage of the Dockerfile has no ${name} in exec form.`);
  return JSON.parse(list) as string[];
}

/** NAME=value pairs of an ENV line. */
export const variablesOf = (rest: string): Record<string, string> =>
  Object.fromEntries(rest.split(' ').map((pair) => pair.split('=') as [string, string]));
