// Beside a fee: how many days a week are full-time, as a link to the table of all.
import { feeExample } from '#content/values/fees.ts';
import { feesEnd } from '#content/values/fees.ts';
import { useIsBefore } from '#pages/use-now.ts';
import { Link } from '#ui/navigation/link.tsx';

export const FeeExample = () =>
  useIsBefore(feesEnd) &&
  feeExample && (
    <Link to="/program#days" variant="block">
      {feeExample}
    </Link>
  );
