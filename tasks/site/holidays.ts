/** The day of a holiday in Alberta: those of the Employment Standards Code, and the optional ones that daycares close on (alberta.ca/alberta-general-holidays). */
const date = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The first Monday of a month on or after a day. */
function mondayFrom(year: number, month: number, day: number): string {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return date(year, month, day + ((8 - weekday) % 7));
}

/** So many days after Easter Sunday, by the rule of Gauss as Meeus and Butcher wrote it for the Gregorian calendar. */
function easter(year: number, days: number): string {
  const century = Math.floor(year / 100);
  const moon =
    (19 * (year % 19) +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7;
  const shift = Math.floor(((year % 19) + 11 * moon + 22 * week) / 451);
  const sum = moon + week - 7 * shift + 114;
  return date(year, Math.floor(sum / 31), (sum % 31) + 1 + days);
}

const holidays: readonly (readonly [name: RegExp, on: (year: number) => string])[] = [
  [/^new year['’]?s(?: day)?$/i, (year) => date(year, 1, 1)],
  [/^(?:alberta )?family day$/i, (year) => mondayFrom(year, 2, 15)],
  [/^good friday$/i, (year) => easter(year, -2)],
  [/^easter monday$/i, (year) => easter(year, 1)],
  [/^victoria day$/i, (year) => mondayFrom(year, 5, 18)],
  [/^canada day$/i, (year) => date(year, 7, 1)],
  [/^(?:heritage day|civic holiday)$/i, (year) => mondayFrom(year, 8, 1)],
  [/^labou?r day$/i, (year) => mondayFrom(year, 9, 1)],
  [/truth and reconciliation/i, (year) => date(year, 9, 30)],
  [/^thanksgiving(?: day)?$/i, (year) => mondayFrom(year, 10, 8)],
  [/^remembrance day$/i, (year) => date(year, 11, 11)],
  [/^christmas eve$/i, (year) => date(year, 12, 24)],
  [/^christmas(?: day)?$/i, (year) => date(year, 12, 25)],
  [/^boxing day$/i, (year) => date(year, 12, 26)],
  [/^new year['’]?s eve$/i, (year) => date(year, 12, 31)],
];

/** Its day in a year, such as 2027-02-15; undefined for what is no holiday of Alberta's. */
export const holidayOf = (name: string, year: number): string | undefined =>
  holidays.find(([pattern]) => pattern.test(name.trim()))?.[1](year);
