// The head of the contact page: title, lead and three blocks on a board, one for each way to reach us.
import { FactsLine } from '#pages/shared-facts/facts-line.tsx';
import { Block } from '#ui/layout/block.tsx';
import { Board } from '#ui/layout/board.tsx';
import { Unbroken } from '#ui/layout/unbroken.tsx';
import { Link } from '#ui/navigation/link.tsx';

import { addressLines, mailLink, phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { call, head, visit, write } from '#content/site/words/contact.ts';
import { findUsLink } from '#content/words/find-us.ts';
import { openingAt } from '#content/rules/opening.ts';
import { openingHours } from '#content/values/opening.ts';
import { openingBefore } from '#content/words/opening.ts';
import { useNextChange } from '#runtime/use-next-change.ts';
import { PageHead } from '#ui/layout/page-head.tsx';

/** The moment of the next change of the words. */
const nextChange = (now: number) => openingAt(now, openingHours).until;

const { phone, email, arrival, address } = provider;

/** In reading order. */
const blocks = [
  { ...call, shape: 'arch', family: 'rosehip', icon: 'phone', link: { text: phone, href: phoneLink(phone) } },
  {
    ...visit,
    shape: 'roof',
    family: 'canola',
    icon: 'map-pin',
    lines: addressLines(address),
    link: { text: findUsLink, to: '/contact-us#find-us' },
    text: arrival,
  },
  { ...write, shape: 'hill', family: 'spruce', icon: 'envelope-simple', link: { text: email, href: mailLink(email) } },
] as const;

/**
 * On wide screens one row, in which the roof is the widest. On tablets two columns: the heading is the first cell, and the arch has a board of its own. On
 * phones one column, in which each stands on a board. The reading order is always the same.
 */
const widths = { arch: 'wide:col-span-3', roof: 'wide:col-span-4', hill: 'wide:col-span-3' } as const;

export function ContactHead() {
  return (
    <div className="bg-spruce-tint pt-10 wide:pt-16">
      <div className="wrap grid gap-8 tablet:grid-cols-2 tablet:items-end tablet:gap-3 wide:block">
        <div className="tablet:self-center wide:mb-6">
          <PageHead title={head.title} lead={head.lead} />
          <FactsLine />
        </div>
        <ul role="list" className="grid items-end gap-3 tablet:contents wide:grid wide:grid-cols-10 desktop:gap-5">
          {blocks.map((block) => (
            <li
              key={block.title}
              className={`grid not-last:border-b-8 not-last:border-wood-deep tablet:not-first:border-0 wide:first:border-0 ${widths[block.shape]}`}
            >
              <Block shape={block.shape} family={block.family} icon={block.icon}>
                <h2 className="text-3">{block.title}</h2>
                {'lines' in block && <Address lines={block.lines} />}
                <p className="font-strong">
                  <Link {...('to' in block.link ? { to: block.link.to } : { href: block.link.href })} variant="block">
                    <Breakable text={block.link.text} />
                  </Link>
                </p>
                {block.icon === 'phone' && <OpenNow />}
                <p className="text-balance">{block.text}</p>
              </Block>
            </li>
          ))}
        </ul>
      </div>
      <Board />
    </div>
  );
}

/** As in the frame (frame/opening-now.tsx). */
function OpenNow() {
  const { state = '', more = '' } = openingBefore(useNextChange(nextChange), openingHours) ?? {};
  return (
    <p className="-mx-4 -mt-2 min-h-lh text-small tablet:-mx-6 print:hidden! no-scripts:hidden">{`${state}${more}`}</p>
  );
}

function Address({ lines }: { lines: readonly string[] }) {
  return (
    <address className="font-strong not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}

/** Text whose first line break, if it is an e-mail address, is allowed after the @. */
function Breakable({ text }: { text: string }) {
  const [name, host] = text.split('@');
  return (
    <span>
      <Unbroken>{name}</Unbroken>
      {host && (
        <>
          @<wbr />
          {host}
        </>
      )}
    </span>
  );
}
