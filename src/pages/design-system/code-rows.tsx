// Names and what they stand for in code: the variants of a part, the tokens of a kind.
import { Facts } from '#ui/layout/facts.tsx';

interface CodeRowsProps {
  /** The name of the table. */
  caption: string;
  values: Readonly<Record<string, string>>;
}

export const CodeRows = ({ caption, values }: CodeRowsProps) => (
  <div className="text-small">
    <Facts
      caption={caption}
      variant="small"
      rows={Object.entries(values).map(([head, value]) => ({
        head,
        text: <code className="wrap-anywhere">{value || '—'}</code>,
      }))}
    />
  </div>
);
