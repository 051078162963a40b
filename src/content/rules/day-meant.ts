/** The day that is meant by one in words, or by one that a month does not have: `25 December 2026`, `2027-02-29`. Undefined where it may be another. */
export function dayMeant(text: string): string | undefined {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])-(?:29|3\d)$/.exec(text) ?? [];
  const time = year
    ? Date.UTC(Number(year), Number(month), 0)
    : /^(?:\w+day,? )?(?:\d{1,2} [a-z]{3,9}\.?|[a-z]{3,9}\.? \d{1,2}),? \d{4}$/i.test(text)
      ? Date.parse(`${text} UTC`)
      : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}
