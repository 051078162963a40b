/** The ages that a daycare takes, as it writes them: “19 months to 6 years”, “1 to 6 years”, or “birth to 18 months”. */
const form = /^(\d+|birth|newborn)(?: (week|month|year)s?)? to (\d+) (week|month|year)s?$/;
const months = { week: 12 / 52, month: 1, year: 12 } as const;

export interface Age {
  readonly count: number;
  readonly unit: keyof typeof months;
}

export interface Ages {
  readonly from: Age;
  readonly to: Age;
}

/** With “to” in the place of a dash before a number: “5–12 years” as “5 to 12 years”. */
export const withTo = (text: string) => text.replaceAll(/ ?[-–—] ?(?=\d)/g, ' to ');

/** The two ages of a text; undefined if it has another form, or if the first is not the younger one. */
export function agesIn(text: string): Ages | undefined {
  const [, from, unit, to, lastUnit] = form.exec(withTo(text).toLowerCase()) ?? [];
  if (!lastUnit) return undefined;
  const ages = { from: ageOf(from, unit ?? lastUnit), to: ageOf(to, lastUnit) };
  return monthsOf(ages.from) < monthsOf(ages.to) ? ages : undefined;
}

const ageOf = (count: string | undefined, unit: string): Age => ({
  count: Number(count) || 0,
  unit: unit as Age['unit'],
});

/** An age in months, so that ages can be compared. */
export const monthsOf = ({ count, unit }: Age) => count * months[unit];
