/** Seconds as minutes and seconds: 0:07. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The seconds that words such as “1 minute 20 seconds, no sound” say; 0 if they say none. */
export function secondsIn(words: string): number {
  const [minutes = 0, seconds = 0] = [/(\d+)\s*min/, /(\d+)\s*sec/].map((unit) => Number(unit.exec(words)?.[1] ?? 0));
  return 60 * minutes + seconds;
}
