// A table of sentences. Where it is narrow, each row is a block, and a cell's label stands above its text. Roles instead of <table>, because Safari before 17
// no longer announces a table whose parts have another `display`.
import { useId } from 'react';

import type { TableProps } from './table.tsx';

const cellClasses =
  '@fields:table-cell @fields:border-b-2 @fields:border-line @fields:py-3 @fields:pe-4 print:pe-4! print:pb-2!';
const headClasses = `font-strong ${cellClasses}`;

export function SentenceTable({ caption, head, rows }: TableProps) {
  const id = useId();
  return (
    <div className="@container">
      <p id={id} className="pb-2 text-body font-strong">
        {caption}
      </p>
      <div role="table" aria-labelledby={id} className="w-full text-body @fields:table">
        <div role="rowgroup" className="sr-only @fields:not-sr-only @fields:table-header-group">
          <div role="row" className="@fields:table-row">
            {head.map((cell) => (
              <div key={cell} role="columnheader" className={headClasses}>
                {cell}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="@fields:table-row-group">
          {rows.map(([first, ...cells]) => (
            <div key={first} role="row" className="space-y-2 border-b-2 border-line py-3 @fields:table-row">
              <div role="rowheader" className={headClasses}>
                {first}
              </div>
              {cells.map((cell, column) => (
                <div key={head[column + 1]} role="cell" className={cellClasses}>
                  <span aria-hidden="true" className="block text-small text-ink-soft @fields:hidden">
                    {head[column + 1]}
                  </span>
                  {cell}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
