export const site: string;
export interface Gateway {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}
export function gateway(siteDir?: string, settings?: Readonly<Record<string, string>>): Promise<Gateway>;
