// A data table. Where the viewport is too narrow it scrolls, so it is focusable and has a name (WCAG 2.1.1).
import { ScrollStrip } from './scroll-strip.tsx';

export interface TableProps {
  caption: string;
  /** One for each column. */
  head: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly string[])[];
}

const cellClasses = 'border-b-2 border-line py-3 pe-4 text-start align-top';
const headClasses = `font-strong ${cellClasses}`;

export const Table = ({ caption, head, rows }: TableProps) => (
  <ScrollStrip label={caption}>
    <table className="w-full border-collapse text-start text-body">
      <caption className="pb-2 text-start font-strong">{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col" className={headClasses}>
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], row) => (
          <tr key={row}>
            <th scope="row" className={headClasses}>
              {first}
            </th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]} className={cellClasses}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollStrip>
);
