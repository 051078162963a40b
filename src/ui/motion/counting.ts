/** Duration, intermediate values and formatting of numbers that count up (REQ U48, U49). */

/** Default duration in seconds. */
export const countSeconds = 2;

/** A whole number with a comma between the thousands: 20000 is '20,000'. */
export const withCommas = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** The intermediate value after `elapsed` ms (cubic ease-out); the value itself once `seconds` have passed. */
export function countAt(value: number, elapsed: number, seconds: number = countSeconds): number {
  const passed = Math.min(1, Math.max(0, elapsed / (seconds * 1000)));
  return Math.round(value * (1 - (1 - passed) ** 3));
}
