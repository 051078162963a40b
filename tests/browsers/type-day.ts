import type { Engine } from './site.ts';
import type { Visitor } from './visitor.ts';

/** Types a day (2026-03-15) into a date field: month, day, year. WebKit stays in a part until Tab. */
export async function typeDay(visitor: Visitor, engine: Engine, field: string, day: string): Promise<void> {
  const [year, month, date] = day.split('-');
  await visitor.look((selector) => document.querySelector<HTMLElement>(selector)?.focus(), field);
  for (const part of [month!, date!]) {
    await visitor.type(part);
    if (engine === 'webkit') await visitor.key('Tab');
  }
  await visitor.type(year!);
}
