// Placeholders in the text that a journey types, such as {today}: dates that are valid whenever the journey is played, as digits in the order of an American date field
// (month, day, year).

const days: Record<string, (now: Date) => Date> = {
  today: (now) => now,
  'in two months': (now) => new Date(now.getFullYear(), now.getMonth() + 2, 1),
  'three years ago': (now) => new Date(now.getFullYear() - 3, now.getMonth(), 15),
};

const digits = (day: Date) =>
  [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('') + day.getFullYear();

/** Replaces the placeholders. Throws an Error for an unknown one. */
export const withDates = (text: string, now = new Date()) =>
  text.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const day = days[name];
    if (!day) throw new Error(`“{${name}}” is no day: one of ${Object.keys(days).join(', ')}`);
    return digits(day(now));
  });
