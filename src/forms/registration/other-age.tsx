// Beside the message that a date of birth is out of range: whom to ask all the same, and for a child that is too young the waiting list, which takes over what was
// typed here. A link to the message form needs no mail program, and what stands in this form stays.
import { phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { letterhead } from '#content/values/daycare.ts';
import { waitingTitle } from '#content/values/waiting-title.ts';
import { words } from '#content/words/registration.ts';
import { carryToWaitingList } from '#forms/waiting-list/carry.ts';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';

import { birthDays, type Registration } from './schema.ts';

const isTooYoung = ({ dob, startDate }: Registration) => dob > birthDays(letterhead, new Date(), startDate).min;

export function OtherAge({ values }: { values: Registration }) {
  const way = isTooYoung(values) && waitingTitle;
  return (
    <>
      <p>{way || words.otherAge}</p>
      <p className="flex flex-wrap gap-x-5 wrap-anywhere">
        {way && (
          <Link to="/places#waiting-list" variant="line" onClick={() => carryToWaitingList(values)}>
            <Icon name="baby" />
            {words.waitingList}
          </Link>
        )}
        <Link href={phoneLink(provider.phone)} variant="line">
          <Icon name="phone" />
          {provider.phone}
        </Link>
        <Link to="/contact-us#message" variant="line">
          <Icon name="envelope-simple" />
          {words.write}
        </Link>
      </p>
    </>
  );
}
