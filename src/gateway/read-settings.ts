/** What a setting is, and how a group of them is read from the environment. */
import type { z } from 'zod';

export interface Setting<Value = unknown> {
  /** The environment variable. */
  readonly name: string;
  /** Used when the variable is unset or empty; empty means off. */
  readonly fallback: string;
  /** One sentence for docs/settings.md. */
  readonly meaning: string;
  /** Parses the text. Its error message continues a sentence that begins with the name: "must be …". */
  readonly check: z.ZodType<Value, string>;
}

/** A row of the settings. */
export const setting = <Value>(name: string, fallback: string, meaning: string, check: z.ZodType<Value, string>) => ({
  name,
  fallback,
  meaning,
  check,
});

type Group = Readonly<Record<string, Setting>>;
export type ValuesOf<Settings extends Group> = { [Key in keyof Settings]: z.infer<Settings[Key]['check']> };

/** Thrown for settings with which the gateway or the build cannot start. The message has one sentence a line, for the person who set them. */
export class SettingError extends Error {
  /** @param reasons by the variable's name: the rest of the sentence after the name, without the full stop */
  constructor(reasons: Readonly<Record<string, string>>) {
    super(
      Object.entries(reasons)
        .map(([name, reason]) => `${name} ${reason}.`)
        .join('\n'),
    );
    this.name = 'SettingError';
  }
}

/** Parses a group of settings. Throws one SettingError with a sentence for every bad one. */
export function readSettings<Settings extends Group>(
  group: Settings,
  environment: Readonly<Record<string, string | undefined>>,
): ValuesOf<Settings> {
  const reasons: Record<string, string> = {};
  const entries = Object.entries(group).map(([key, { name, fallback, check }]) => {
    const result = check.safeParse(environment[name]?.trim() || fallback);
    if (!result.success) reasons[name] = result.error.issues[0]?.message ?? 'cannot be read';
    return [key, result.data] as const;
  });
  if (Object.keys(reasons).length) throw new SettingError(reasons);
  return Object.fromEntries(entries) as ValuesOf<Settings>;
}
