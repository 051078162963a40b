// A table of sentences. Where it is narrow, each row is a block, and a cell's label stands above its text. Roles instead of <table>, because Safari before 17
// no longer announces a table whose parts have another `display`.
import { useId } from 'react';

import { Pieces, type Piece } from './pieces.tsx';
import type { TableProps } from './table.tsx';

const cellClasses =
  '@phone:table-cell @phone:border-b-2 @phone:border-line @phone:py-3 @phone:pe-4 print:pe-4! print:pb-2!';
const headClasses = `font-strong ${cellClasses}`;

interface SentenceTableProps extends Omit<TableProps, 'rows'> {
  /** The first cell of each row is its header. */
  rows: readonly (readonly (string | readonly Piece[])[])[];
}

export function SentenceTable({ caption, head, rows }: SentenceTableProps) {
  const id = useId();
  return (
    <div className="@container">
      <p id={id} className="pb-2 text-body font-strong">
        {caption}
      </p>
      <div role="table" aria-labelledby={id} className="w-full text-body @phone:table">
        <div role="rowgroup" className="sr-only @phone:not-sr-only @phone:table-header-group">
          <div role="row" className="@phone:table-row">
            {head.map((cell) => (
              <div key={cell} role="columnheader" className={headClasses}>
                {cell}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="@phone:table-row-group">
          {rows.map(([first, ...cells], row) => (
            <div key={row} role="row" className="space-y-2 border-b-2 border-line py-3 @phone:table-row">
              <div role="rowheader" className={headClasses}>
                {said(first)}
              </div>
              {cells.map((cell, column) => (
                <div key={head[column + 1]} role="cell" className={cellClasses}>
                  <span aria-hidden="true" className="block text-small text-ink-soft @phone:hidden">
                    {head[column + 1]}
                  </span>
                  {said(cell)}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

const said = (cell?: string | readonly Piece[]) => (typeof cell === 'object' ? <Pieces of={cell} /> : cell);
