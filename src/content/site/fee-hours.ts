/** The table of what days and hours of care count as, of all that the week has; none on a day on which the fees do not hold. */
import { monthHours } from '#content/rules/month-hours.ts';
import { feesEnd } from '#content/site/fees.ts';
import { days, limits, longest } from '#content/site/fee-limits.ts';

const shortest = Math.min(4, longest);

export const feeHours = feesEnd
  ? {
      days,
      rows: Array.from({ length: longest - shortest + 1 }, (_, index) => shortest + index).map((hours) => ({
        hours,
        cells: days.map((count) => ({ days: count, ...monthHours(count, hours, limits) })),
      })),
    }
  : undefined;
