// The head of /event: title, lead and the next event.
import { dayInWords } from '#content/rules/day-in-words.ts';
import { monthOf } from '#content/rules/dates.ts';
import type { DaycareEvent } from '#content/values/events.ts';
import { eventsHead } from '#content/site/words/events.ts';
import { provider } from '#content/site/provider.ts';
import { eventWords, hoursInWords } from '#content/words/events.ts';
import { eventAddress } from '#content/rules/addresses.ts';
import { Link } from '#ui/navigation/link.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';

interface EventsHeadProps {
  next: DaycareEvent | undefined;
  page: number;
}

export function EventsHead({ next, page }: EventsHeadProps) {
  return (
    <div className="bg-saskatoon-tint py-10 tablet:py-16">
      <div className="wrap grid grid-cols-1 items-end gap-x-12 gap-y-8 wide:grid-cols-12">
        <div className="wide:col-span-6">
          <PageHead
            title={<InLanguage lang={eventsHead.lang}>{eventsHead.title}</InLanguage>}
            further={page > 1 && eventWords.page(page)}
            lead={<InLanguage lang={eventsHead.lang}>{eventsHead.lead}</InLanguage>}
          />
        </div>
        {next && (
          <div className="grid grid-cols-auto-1 items-end gap-x-6 gap-y-2 wide:col-span-6">
            {/* A leaf of a calendar. */}
            <p
              className="grid justify-items-center rounded-t-field border-t-plank border-wood bg-saskatoon-mid px-5 pt-4 pb-3 font-display text-night-ink phone:row-span-2 phone:min-w-30 forced-colors:border-2 forced-colors:border-ink"
              aria-hidden="true"
            >
              <span className="text-numeral">{Number(next.starts.slice(8, 10))}</span>
              <span className="text-3">{monthOf(next.starts)}</span>
            </p>
            <div>
              <p className="text-label leading-normal">{eventWords.next}</p>
              <h2 className="text-2" {...next.lang}>
                <Link to={eventAddress(next.id)} variant="block">
                  {next.title}
                </Link>
              </h2>
            </div>
            <p className="self-start max-phone:col-span-full max-phone:mt-2">
              {`${dayInWords(next.starts)}, ${hoursInWords(next, provider.address.province)}`}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
