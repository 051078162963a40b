type Fault = readonly [what: string, file: string, before: string, after: string, test: readonly string[]];
export const faults: readonly Fault[];
