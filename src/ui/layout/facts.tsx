// Facts as a table of two columns with row headers, so that a screen reader says "Hours, Monday to Friday".
interface FactsProps {
  /** The caption of the table, visually hidden. */
  caption: string;
  rows: readonly { readonly head: string; readonly text: string }[];
}

export function Facts({ caption, rows }: FactsProps) {
  return (
    <table className="w-full border-collapse text-start">
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rows.map(({ head, text }) => (
          <tr key={head} className="border-b-2 border-line-strong align-baseline first:border-t-2">
            <th scope="row" className="py-4 pe-6 text-start font-display text-3">
              {head}
            </th>
            <td className="py-4">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
