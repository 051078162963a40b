// What days and hours of care count as: three days a week sound like part-time, and mostly are not.
import { feeExample, feeHours } from '#content/values/fees.ts';
import { feeHoursWords } from '#content/words/fee-hours.ts';
import { costQuestion, placesLink } from '#content/words/places-link.ts';
import { feeText } from '#pages/shared-facts/fee-text.tsx';
import { useHolds } from '#pages/use-now.ts';
import { Band } from '#ui/layout/band.tsx';
import { Unbroken } from '#ui/layout/unbroken.tsx';
import { Link } from '#ui/navigation/link.tsx';

/** From the most hours to the fewest. */
const grounds = ['bg-canola-mid text-night-ink', 'bg-canola-mid/25', 'bg-surface'];
const cell =
  'border-2 border-paper-2 py-1 text-center text-small align-top tablet:p-2 forced-colors:border-current print:border-current';

export function FeeHours() {
  const holds = useHolds();
  if (!feeHours || !holds(feeHours)) return null;
  const { text, closeNote } = feeHoursWords;
  return (
    <Band id="days" ground="wheat">
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-6 wide:grid-cols-2">
        <div>
          <h2 className="text-2">{feeText(feeHours.title)}</h2>
          {feeExample && (
            <p className="mt-4 text-lead">
              <Unbroken>{feeText(feeExample.text)}</Unbroken>
            </p>
          )}
        </div>
        <div className="wide:self-end">
          <ul role="list">
            {feeHours.limits.map((line) => (
              <li key={line}>{feeText(line)}</li>
            ))}
          </ul>
          <p className="mt-3">{text}</p>
        </div>
        <div className="col-span-full min-w-0 pt-4">
          <Table {...feeHours} />
          <p className="mt-3">{closeNote}</p>
          <p className="mt-3">
            <Link to={placesLink.link} variant="line">
              {costQuestion}
            </Link>
          </p>
        </div>
      </div>
    </Band>
  );
}

function Table({ days, rows, cares, langs }: NonNullable<typeof feeHours>) {
  const { caption, close, quarters, ...heads } = feeHoursWords;
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th
            rowSpan={2}
            scope="col"
            className="w-12 pe-1 pb-2 text-start align-bottom text-small leading-snug font-strong tablet:w-auto tablet:pe-2"
          >
            {heads.hours}
          </th>
          <th colSpan={days.length} scope="col" className="pb-1 text-small leading-snug font-strong">
            {heads.days}
          </th>
        </tr>
        <tr>
          {days.map((day) => (
            <th key={day} scope="col" className="pb-2 font-display text-3">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ hours, cells }) => (
          <tr key={hours}>
            <th scope="row" className="text-start font-display text-3">
              {hours}
            </th>
            {cells.map(({ days: day, hours: month, care, isClose }) => (
              <td key={day} className={`${cell} ${grounds[Math.min(care, grounds.length - 1)]}`}>
                <span className="font-strong tablet:text-body">{quarters(month)}</span>
                {isClose && (
                  <>
                    <span aria-hidden="true">*</span>
                    <span className="sr-only"> {close}</span>
                  </>
                )}{' '}
                <span className="block text-small leading-snug" {...langs?.[care]}>
                  {cares[care]![0]}
                  <span className="max-tablet:sr-only">{cares[care]![1]}</span>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
