// Beside the message that a date of birth is out of range: whom to ask all the same. Most of those children are only too young for now. A link to the message
// form needs no mail program, and what stands in this form stays.
import { phoneLink } from '#content/rules/provider.ts';
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
      <Link to="/contact-us#message" variant="line">
        <Icon name="envelope-simple" />
        {words.write}
      </Link>
    </p>
  </>
);
