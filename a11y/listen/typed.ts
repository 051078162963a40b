// Words in braces in a journey's typed text: days that are right on whatever day somebody listens, as an American date field takes them (month, day, year).

const days: Record<string, (now: Date) => Date> = {
  today: (now) => now,
  'in two months': (now) => new Date(now.getFullYear(), now.getMonth() + 2, 1),
  'three years ago': (now) => new Date(now.getFullYear() - 3, now.getMonth(), 15),
};

const digits = (day: Date) =>
  [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('') + day.getFullYear();

/** Throws an Error for words that are no day. */
export const filled = (text: string, now = new Date()) =>
  text.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const day = days[name];
    if (!day) throw new Error(`“{${name}}” is no day: one of ${Object.keys(days).join(', ')}`);
    return digits(day(now));
  });
