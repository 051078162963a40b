/** Which group a child belongs to, against a second implementation that walks through the days one by one. */
import { agesIn } from '#content/rules/ages.ts';
import { findGroups, type Group } from '#content/rules/groups.ts';

const group = (id: string, ages: string, school?: Group['school']): Group => ({
  id,
  title: id,
  ages: agesIn(ages),
  school,
});
export const groups = [
  group('infants', '12 months to 19 months'),
  group('toddlers', '19 months to 3 years'),
  group('preschoolers', '3 to 6 years'),
  group('kindergarten', '5 to 6 years', 'kindergarten'),
  group('out-of-school', '6 to 12 years', 'grades'),
];
export const ages = agesIn('12 months to 12 years')!;

const dayLength = 86_400_000;
const births = 1461;
const starts = 731;
/** From the first birth to the last start. */
const calendar = Array.from({ length: 2800 }, (_, index) => {
  const at = (offset: number) =>
    new Date(Date.UTC(2021, 0, 1) + (index + offset) * dayLength).toISOString().slice(0, 10);
  return { day: at(0), date: Number(at(0).slice(8)), isLast: at(1).endsWith('-01') };
});
const firstStart = calendar.findIndex(({ day }) => day === '2026-09-01');

/**
 * The first five births and starts whose group or age is not that of the count.
 * @param step 1 for the births of all days of four years, from 2021 on
 */
export function wrongGroups(step: number): string[] {
  const wrong: string[] = [];
  for (let birth = 0; birth < births; birth += step) {
    const { day: born, date } = calendar[birth]!;
    let months = 0;
    let beforeSeptember = 0;
    for (const [index, { day, ...of }] of calendar.slice(birth, firstStart + starts).entries()) {
      // A month more on each day of the month of the birth, or on the last one of a month that is too short.
      if (index && (of.date === date || (of.isLast && date > of.date))) months += 1;
      if (day.endsWith('-09-01')) beforeSeptember = of.date === date ? months - 1 : months;
      if (birth + index < firstStart) continue;
      const found = findGroups(born, day, groups, ages);
      const said = found.stays.map((stay) => stay.group.id).toSorted();
      if (found.age.months !== months || said.join() !== counted(months, beforeSeptember).join())
        wrong.push(`${born}, ${day}: ${said.join()}, ${found.age.months} months`);
    }
  }
  return wrong.slice(0, 5);
}

/** Kindergarten begins after the August at whose end a child is 4 years and 8 months old. */
function counted(months: number, beforeSeptember: number): string[] {
  // Until then, the group in which it will begin.
  if (months < 12) return ['infants'];
  return [
    months < 19 && 'infants',
    beforeSeptember >= 56 && beforeSeptember < 68 && 'kindergarten',
    beforeSeptember >= 68 && 'out-of-school',
    months >= 36 && months < 72 && 'preschoolers',
    months >= 19 && months < 36 && 'toddlers',
  ].filter((id) => id !== false);
}
