// Three ways to reach us, as three toys on the board: a telephone, a house with its address on a plate, a letter box.
import { useCallback } from 'react';

import type { Family } from '#design/families.ts';
import { DoorLantern } from '#ui/drawing/lantern.tsx';
import { familyClasses } from '#ui/layout/family-classes.ts';
import { Unbroken } from '#ui/layout/unbroken.tsx';
import { Link } from '#ui/navigation/link.tsx';

import type { Language } from '#content/rules/language.ts';
import { mailLink, phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { hasHouses, houses, whereabouts } from '#content/values/houses.ts';
import { call, contactLang, visit, write } from '#content/site/words/contact.ts';
import { openingAt, type Hours } from '#content/rules/opening.ts';
import { openingBefore } from '#content/words/opening.ts';
import { useNextChange } from '#runtime/use-next-change.ts';
import type { Target } from '#routes.ts';

import { WayFront, WayTop, type WayForm } from './way-forms.tsx';

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
  readonly form: WayForm;
  readonly ways: readonly Way[];
}

/** In reading order. */
const reaches: readonly Reach[] = [
  {
    ...call,
    lang: contactLang,
    family: 'rosehip',
    form: 'telephone',
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
    form: 'house',
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
    form: 'letter-box',
    ways: [{ link: { text: email, href: mailLink(email) } }],
  },
];

export const Ways = () => (
  <ul
    role="list"
    className="col-span-full mx-auto grid w-full max-w-card gap-3 wide:max-w-full wide:grid-cols-3 wide:items-end desktop:gap-5"
  >
    {reaches.map((reach) => (
      <li
        key={reach.title}
        className="flex flex-col border-b-8 border-wood-deep tablet:last:border-0 wide:border-0 print:break-inside-avoid"
      >
        <WayTop form={reach.form} />
        <div
          className={`${familyClasses[reach.family].ground} grid w-full grow content-start justify-items-center gap-2 px-4 pt-4 pb-8 text-center leading-normal wrap-anywhere text-night-ink edged tablet:px-6`}
        >
          <WayFront form={reach.form} />
          <h2 className="text-3" {...contactLang}>
            {reach.title}
          </h2>
          {reach.ways.map((way) => (
            <WayText key={way.name ?? way.link.text} {...way} />
          ))}
          {reach.text && (
            <p className="text-balance" {...reach.lang}>
              <Unbroken>{reach.text}</Unbroken>
            </p>
          )}
        </div>
      </li>
    ))}
  </ul>
);

function WayText({ name, nameLang, lines, link: { text, ...to }, opening }: Way) {
  return (
    <>
      {name && (
        // Nearer to what is its own than to what stands above. A link has room around it, an address has none.
        <h3 className={`mt-2 text-body not-first-of-type:mt-3 ${lines ? '' : '-mb-3'}`} {...nameLang}>
          {name}
        </h3>
      )}
      {lines && <Address lines={lines} />}
      <div className={lines ? 'font-strong' : 'text-lead font-strong'}>
        <Link {...to} variant="block">
          <Breakable text={text} />
        </Link>
      </div>
      {opening && <OpenNow hours={opening} />}
    </>
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
    <address className="rounded-field border-4 border-wood-deep bg-night-text px-6 py-2 font-strong not-italic forced-colors:border-0 forced-colors:bg-paper">
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
