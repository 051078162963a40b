export interface Weight {
  readonly html: number;
  readonly styles: number;
  readonly scripts: number;
  readonly addresses: readonly string[];
}
export function weightOf(site: string, path: string): Weight;
