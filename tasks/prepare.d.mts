import type { SpawnOptions } from 'node:child_process';

export const root: string;
export const node: string;
export const environment: NodeJS.ProcessEnv;
export function run(command: string, args: readonly string[], options?: SpawnOptions): Promise<number>;
