// A data table. Where the viewport is too narrow it scrolls, so it is focusable and has a name (WCAG 2.1.1).

export interface TableProps {
  caption: string;
  /** One for each column. */
  head: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly string[])[];
}

export function Table({ caption, head, rows }: TableProps) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="table-scroll">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
