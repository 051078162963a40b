// The head of the contact page: title and lead beside a picture of the place, and three blocks on a board, one for each way to reach us.
import { Fragment, useCallback } from 'react';

import { FactsLine } from '#pages/shared-facts/facts-line.tsx';
import type { Family } from '#design/families.ts';
import type { IconName } from '#design/icon-names.ts';
import { DoorLantern } from '#ui/drawing/lantern.tsx';
import { Block } from '#ui/layout/block.tsx';
import { Board } from '#ui/layout/board.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Unbroken } from '#ui/layout/unbroken.tsx';
import { Link } from '#ui/navigation/link.tsx';

import type { Language } from '#content/rules/language.ts';
import { mailLink, phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { hasHouses, houses, whereabouts } from '#content/values/houses.ts';
import { call, contactLang, head, visit, write } from '#content/site/words/contact.ts';
import { openingAt, type Hours } from '#content/rules/opening.ts';
import { openingBefore } from '#content/words/opening.ts';
import { useNextChange } from '#runtime/use-next-change.ts';
import type { Target } from '#routes.ts';
import { PageHead } from '#ui/layout/page-head.tsx';
import { PictureBoard } from '#ui/layout/stand.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';

const { email, arrival } = provider;

interface Way {
  /** Of the house, where there are several. */
  readonly name?: string | undefined;
  readonly nameLang?: Language;
  readonly lines?: readonly string[];
  readonly link: { readonly text: string } & (
    | { readonly to: Target }
    | { readonly href: `${'tel' | 'mailto'}:${string}` }
  );
  readonly opening?: Hours;
}

interface Reach {
  readonly title: string;
  readonly text?: string;
  /** Of the text, where it is one of the page’s words. */
  readonly lang?: Language | undefined;
  readonly family: Family;
  readonly icon: IconName;
  readonly ways: readonly Way[];
}

/** In reading order. */
const blocks: readonly Reach[] = [
  {
    ...call,
    lang: contactLang,
    family: 'rosehip',
    icon: 'phone',
    ways: houses.map(({ name, nameLang, phone, opening }) => ({
      name,
      ...(nameLang && { nameLang }),
      opening,
      link: { text: phone, href: phoneLink(phone) },
    })),
  },
  {
    ...visit,
    family: 'canola',
    icon: 'map-pin',
    ways: whereabouts.map(({ id, name, nameLang, findUs }) => ({
      name,
      ...(nameLang && { nameLang }),
      lines: findUs.lines,
      link: { text: findUs.title, to: `/contact-us#${id}` },
    })),
    // Of several houses it is beside each of their maps.
    ...(!hasHouses && { text: arrival }),
  },
  {
    ...write,
    lang: contactLang,
    family: 'spruce',
    icon: 'envelope-simple',
    ways: [{ link: { text: email, href: mailLink(email) } }],
  },
];

export function ContactHead() {
  return (
    <div className="bg-spruce-tint pt-10 wide:pt-16">
      <div className="wrap grid gap-x-8 gap-y-8 tablet:grid-cols-2">
        <div className={`self-center ${head.picture ? '' : 'tablet:col-span-full'}`}>
          <PageHead
            title={contactLang ? <InLanguage lang={contactLang}>{head.title}</InLanguage> : head.title}
            lead={contactLang ? <InLanguage lang={contactLang}>{head.lead}</InLanguage> : head.lead}
          />
          <FactsLine />
        </div>
        {/* Phones have the ways in their first window instead, and do not load it. */}
        {head.picture && (
          <div className="hidden tablet:block">
            <PictureBoard>
              <ShapedPicture
                picture={head.picture}
                shape="arch"
                proportion="broad"
                sizes="(min-width: 75rem) 34rem, 46vw"
              />
            </PictureBoard>
          </div>
        )}
        <ul role="list" className="col-span-full grid gap-3 wide:grid-cols-3 desktop:gap-5">
          {blocks.map((block) => (
            <li key={block.title} className="grid not-last:border-b-8 not-last:border-wood-deep wide:not-last:border-0">
              <Block shape="cube" family={block.family} icon={block.icon}>
                <h2 className="text-3" {...contactLang}>
                  {block.title}
                </h2>
                {block.ways.map(({ name, nameLang, lines, link: { text, ...to }, opening }) => (
                  <Fragment key={name ?? text}>
                    {name && (
                      // Nearer to what is its own than to what stands above. A link has room around it, an address has none.
                      <h3 className={`mt-2 text-body not-first-of-type:mt-3 ${lines ? '' : '-mb-3'}`} {...nameLang}>
                        {name}
                      </h3>
                    )}
                    {lines && <Address lines={lines} />}
                    <p className="font-strong">
                      <Link {...to} variant="block">
                        <Breakable text={text} />
                      </Link>
                    </p>
                    {opening && <OpenNow hours={opening} />}
                  </Fragment>
                ))}
                {block.text && (
                  <p className="text-balance" {...block.lang}>
                    <Unbroken>{block.text}</Unbroken>
                  </p>
                )}
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
function OpenNow({ hours }: { hours: Hours }) {
  /** The moment of the next change of the words. */
  const nextChange = useCallback((now: number) => openingAt(now, hours).until, [hours]);
  const opening = openingBefore(useNextChange(nextChange), hours);
  return (
    <p
      className="-mx-4 -mt-2 min-h-lh text-small tablet:-mx-6 print:hidden! no-scripts:hidden"
      data-door={opening?.door}
    >
      {opening && (
        <>
          <DoorLantern />
          <span>{`${opening.state}${opening.more}`}</span>
        </>
      )}
    </p>
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
