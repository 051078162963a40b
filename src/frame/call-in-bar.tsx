// The phone number in the bar, with whether somebody is there. On phones it is the word Call.
import { useEffect } from 'react';

import { phoneLink } from '#content/rules/provider.ts';
import { hasHouses } from '#content/values/houses.ts';
import { header } from '#content/words/header.ts';
import { LanternForLogo } from '#ui/drawing/lantern.tsx';
import { Unbroken } from '#ui/layout/unbroken.tsx';
import { Link } from '#ui/navigation/link.tsx';

import { useDoor } from './opening-now.tsx';

/** On phones two lines are as high as the buttons beside them. */
const number = 'grid grow text-center max-tablet:leading-none max-tablet:not-forced-colors:-my-1';

export function CallInBar() {
  const { house, opening } = useDoor();
  const door = opening?.door;
  useEffect(() => {
    // For all lanterns of the page.
    if (door) document.documentElement.dataset['door'] = door;
  }, [door]);
  return (
    <>
      {/* On phones there is no room for the name of a house beside Register: the numbers of all stand on the contact page. */}
      {hasHouses && (
        <div className="grid grow tablet:hidden">
          <Link to="/contact-us" button="quiet" size="bar">
            <span className={number}>
              <span>
                {header.call} <span className="sr-only">{header.houses}</span>
              </span>{' '}
              <Opening opening={opening} />
            </span>
          </Link>
        </div>
      )}
      <div className={hasHouses ? 'hidden grow tablet:grid' : 'grid grow'}>
        <Link href={phoneLink(house.phone)} button="quiet" size="bar">
          <span className={number}>
            <span>
              <span className="tablet:max-desktop:sr-only roomy:sr-only">{header.call}</span>{' '}
              <span className="max-tablet:sr-only desktop:max-roomy:sr-only">
                <Unbroken>{house.phone}</Unbroken>
              </span>
            </span>{' '}
            <Opening opening={opening} of={house.name} />
          </span>
        </Link>
      </div>
    </>
  );
}

type OpeningProps = Pick<ReturnType<typeof useDoor>, 'opening'> & { of?: string | undefined };

/** As wide as there is room. What does not fit falls below the line, out of sight as a whole. */
const Opening = ({ opening, of }: OpeningProps) => (
  <span className="opening-in-bar -mx-1 tablet:-mx-2">
    {/* A <wbr> without words beside it would count as something that moves when they come. */}
    {opening && (
      <>
        <span className={of ? undefined : 'whitespace-normal'}>
          <span className="max-tablet:hidden">
            <LanternForLogo />
          </span>
          <span>{of ? `${of}: ${opening.state}` : opening.state}</span>
        </span>
        <wbr />
        <span>{opening.more}</span>
      </>
    )}
  </span>
);
