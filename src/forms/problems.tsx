// The summary at the top of a form that was posted without scripts and is not valid: a link to each field.
// https://design-system.service.gov.uk/components/error-summary/
import { refused } from '#content/site/words/forms.ts';
import { posted as words } from '#content/words/posted.ts';
import { Link } from '#ui/navigation/link.tsx';

import { OutcomePanel } from './outcome.tsx';
import type { Failure } from './record.ts';

interface ProblemsProps {
  failures: readonly Failure[];
  /** The id of a field's element. */
  idOf: (name: string) => string;
}

export function Problems({ failures, idOf }: ProblemsProps) {
  return (
    <div className="mb-6">
      <OutcomePanel tone="error" heading="h2" title={words.problem} line={refused.kept}>
        <ul className="mt-2">
          {failures.map(({ field, message }) => (
            <li key={field}>
              <Link href={`#${idOf(field)}`} variant="line">
                {message}
              </Link>
            </li>
          ))}
        </ul>
      </OutcomePanel>
    </div>
  );
}
