/** Opening hours as the owner writes them, “Monday to Friday, 6:45 am to 5:45 pm”, more of them after a semicolon. */
const day = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const time = String.raw`(?:1[0-2]|[1-9]):[0-5]\d [ap]m`;
const row = `(${day})(?: to (${day}))?, (${time}) to (${time})`;

export const hoursPattern = new RegExp(`^${row}(?:; ${row})*$`);

/** For search engines, a text a row: `Mo-Fr 06:45-17:45` (https://schema.org/openingHours). */
export const openingHoursOf = (hours: string): string[] =>
  Array.from(hours.matchAll(new RegExp(row, 'g')), ([, first = '', last, opens = '', closes = '']) => {
    const days = [first, ...(last ? [last] : [])].map((name) => name.slice(0, 2)).join('-');
    return `${days} ${on24Hours(opens)}-${on24Hours(closes)}`;
  });

const week = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** The days of the week that they name, or that lie between two of them. */
export const openDaysOf = (hours: string): string[] =>
  Array.from(hours.matchAll(new RegExp(row, 'g'))).flatMap(([, first = '', last = first]) => {
    const from = week.indexOf(first);
    const days = (week.indexOf(last) - from + 7) % 7;
    return [...week, ...week].slice(from, from + days + 1);
  });

/** Of one of these rows. */
export function opensBeforeItCloses(hours: string): boolean {
  const [opens = '', closes = ''] = hours.match(/\d\d:\d\d/g) ?? [];
  return opens < closes;
}

function on24Hours(moment: string): string {
  const [clock = '', half] = moment.split(' ');
  const [hour = '', minute = ''] = clock.split(':');
  return `${String((Number(hour) % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}
