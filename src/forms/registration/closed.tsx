// In place of the form while the daycare takes no registrations: its own sentence, the waiting list, and whom to ask.
import { provider } from '#content/site/provider.ts';
import { title } from '#content/site/words/registration.ts';
import type { closed } from '#content/values/registration.ts';
import { closedWords as words } from '#content/words/closed.ts';
import { PhoneAndMail } from '#forms/other-ways.tsx';
import { Link } from '#ui/navigation/link.tsx';

export const Closed = ({ says, lang }: NonNullable<typeof closed>) => (
  <>
    <h2 className="mb-2 text-card">
      {provider.name} <span className="block">{title}</span>
    </h2>
    <p className="text-lead" {...lang}>
      {says}
    </p>
    <p className="mt-5">
      <Link to="/places#waiting-list" button="solid">
        {words.toWaitingList}
      </Link>
    </p>
    <PhoneAndMail />
  </>
);
