export function built(): Promise<void>;
export function median(numbers: readonly number[]): number;
export function table(rows: readonly (readonly (string | number)[])[]): string;
