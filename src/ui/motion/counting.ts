/** Numbers that count up to their value: how long it takes, what they show on the way, and how they are written (REQ U48, U49). */

/** How long a number counts up, in seconds. */
export const countSeconds = 2;

/** A whole number with a comma between the thousands: 20000 is '20,000'. */
export const withCommas = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** What a number shows after so many ms: quick at first, slow at the end, and the value itself from the last moment on. */
export function countAt(value: number, elapsed: number, seconds: number = countSeconds): number {
  const passed = Math.min(1, Math.max(0, elapsed / (seconds * 1000)));
  return Math.round(value * (1 - (1 - passed) ** 3));
}
