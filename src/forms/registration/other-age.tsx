// Beside the message that a date of birth is out of range: whom to ask all the same. Most of those children are only too young for now.
import { mailLink, phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { words } from '#content/words/registration.ts';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';

export const OtherAge = () => (
  <>
    <p>{words.otherAge}</p>
    <p className="flex flex-wrap gap-x-5 wrap-anywhere">
      <Link href={phoneLink(provider.phone)} variant="line">
        <Icon name="phone" />
        {provider.phone}
      </Link>
      <Link href={mailLink(provider.email)} variant="line">
        <Icon name="envelope-simple" />
        {provider.email}
      </Link>
    </p>
  </>
);
