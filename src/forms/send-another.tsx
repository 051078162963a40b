// The way from the outcome, which stands in place of the form, to the empty form. The answer to a form without scripts has a link to the page of the form instead.
import type { FieldValues } from 'react-hook-form';

import type { Target } from '#routes.ts';
import { Button } from '#ui/control/button.tsx';
import { Link } from '#ui/navigation/link.tsx';

import type { CheckedForm } from './use-checked-form.ts';

interface SendAnotherProps<Values extends FieldValues> {
  form: CheckedForm<Values>;
  words: string;
  /** The id of the part of the page that contains the form. */
  place: string;
  /** Shows the form and moves the focus there. */
  onPress: () => void;
}

export function SendAnother<Values extends FieldValues>({
  form: { posted, record },
  words,
  place,
  onPress,
}: SendAnotherProps<Values>) {
  return (
    <p className="mt-4">
      {posted ? (
        <Link to={`${record.page.home}#${place}` as Target} button="quiet" size="small">
          {words}
        </Link>
      ) : (
        <Button variant="quiet" size="small" onClick={onPress}>
          {words}
        </Button>
      )}
    </p>
  );
}
