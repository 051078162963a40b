// What the footer of every page begins with: an invitation to register, to ask or to visit, over an evening landscape.
import { buttons, closing, closingOfPosts, closingsOfPages, footerLang } from '#content/site/words/footer.ts';
import { visit } from '#content/site/words/forms.ts';
import { registerSays, registerTo } from '#content/values/registration.ts';
import { visitLink } from '#content/words/small-print.ts';
import type { Route } from '#routes.ts';
import { EveningLand } from '#ui/drawing/evening-land.tsx';
import { Link } from '#ui/navigation/link.tsx';

import { headlineRoom } from './headline-room.ts';
import { useDoor } from './opening-now.tsx';

interface InvitationProps {
  route: Pick<Route, 'path' | 'kind'>;
  /** Whether it stands over a landscape. */
  land: 'shown' | 'none';
}

export function Invitation({ route: { path, kind }, land }: InvitationProps) {
  const ofKind = kind === 'blog' || kind === 'post' ? closingOfPosts : closingsOfPages[path];
  const { text, ...says } = ofKind ?? closing;
  return (
    <div className={`print:hidden! ${land === 'shown' ? 'dusk relative pt-16 wide:pt-24' : 'bg-night-base pt-12'}`}>
      <div className="relative z-10 wrap">
        <Headline {...says} />
        <p className="mt-5 mb-8 max-w-card text-lead" {...footerLang}>
          {text}
        </p>
        <div className="flex flex-wrap gap-3">
          <Link to={registerTo} button="lit">
            {registerSays ?? (footerLang ? <span {...footerLang}>{buttons.register}</span> : buttons.register)}
          </Link>
          <Link to="/contact-us" button="night">
            {footerLang ? <span {...footerLang}>{buttons.ask}</span> : buttons.ask}
          </Link>
          {visit && (
            <Link to={visitLink} button="night">
              {visit.title}
            </Link>
          )}
        </div>
      </div>
      {land === 'shown' && <EveningLand />}
    </div>
  );
}

/** No time is longer. */
const longest = 'Wednesday at 10:45 am';

/** One of the headlines, over the room of the longest lines, so that nothing moves when it changes. */
function Headline({ headline, whenOpen = headline, whenClosed = headline }: Omit<typeof closing, 'text'>) {
  const { door, opens } = useDoor().opening ?? {};
  const closedUntil = (time: string) => whenClosed.map((line) => line.replace('{opens}', time));
  const said = door === 'open' ? whenOpen : opens ? closedUntil(opens) : headline;
  return (
    <h2
      className="headline-room grid max-w-column"
      data-room={headlineRoom([headline, whenOpen, closedUntil(longest)])}
    >
      {/* A box a line, so that each is balanced; it stays when its words change, since a visitor may be reading them. A line ends in a space, for names. */}
      <span className="col-start-1 row-start-1 self-end" {...footerLang}>
        {said.map((line, index) => (
          <span key={index} className="block">
            {`${line} `}
          </span>
        ))}
      </span>
    </h2>
  );
}
