// Form fields on twelve columns, by the width of the form: one a row, halves from 19rem, all widths from 26rem. On paper all widths: Firefox cuts off a
// size container there.
import type { ReactNode } from 'react';

/** The columns that a field takes: a third, or a half where three do not fit (`pair`); a little less or more than a half. */
export const fieldWidths = {
  full: '',
  third: '@phone:col-span-4 print:col-span-4',
  pair: '@halves:col-span-6 @phone:col-span-4 print:col-span-4',
  half: '@halves:col-span-6 print:col-span-6',
  /** A half where the whole of a date fits beside the sign that opens the calendar. */
  date: '@phone:col-span-6 print:col-span-6',
  less: '@phone:col-span-5 print:col-span-5',
  more: '@phone:col-span-7 print:col-span-7',
} as const;

export type FieldWidth = keyof typeof fieldWidths;

export const FieldColumns = ({ children }: { children: ReactNode }) => (
  <div className="@container print:@container-normal">
    <div className="grid grid-cols-12 items-start gap-4">{children}</div>
  </div>
);
