// What stands in the place of a form that nothing could send: the phone and an e-mail.
import { mailLink, phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { otherWays as words } from '#content/words/other-ways.ts';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';

export function OtherWays() {
  return (
    <>
      <p className="font-display text-3">{words.title}</p>
      <p className="mt-2">{words.text}</p>
      <PhoneAndMail />
    </>
  );
}

export const PhoneAndMail = () => (
  <p className="mt-2 flex flex-wrap gap-x-5 wrap-anywhere">
    <Link href={phoneLink(provider.phone)} variant="line">
      <Icon name="phone" /> {provider.phone}
    </Link>
    <Link href={mailLink(provider.email)} variant="line">
      <Icon name="envelope-simple" /> {provider.email}
    </Link>
  </p>
);
