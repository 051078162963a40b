// Names and what they stand for in code: the variants of a part.
import { Facts } from '#ui/layout/facts.tsx';

interface CodeRowsProps {
  /** The name of the table. */
  caption: string;
  /** A variant may stand for the utilities of several elements, each with a name. */
  values: CodeValues;
}

export type CodeValues = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

export const CodeRows = ({ caption, values }: CodeRowsProps) => (
  <div className="text-small">
    <Facts
      caption={caption}
      variant="small"
      rows={Object.entries(values)
        .flatMap(([head, value]) =>
          typeof value === 'string'
            ? [{ head, value }]
            : Object.entries(value).map(([element, utilities]) => ({ head: `${head}, ${element}`, value: utilities })),
        )
        .map(({ head, value }) => ({ head, text: <code className="wrap-anywhere">{value || '—'}</code> }))}
    />
  </div>
);
