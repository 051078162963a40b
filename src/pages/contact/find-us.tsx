// How to find us: address, parking and directions as text, then the map, which adds nothing that the text lacks. On wide screens the text is a card on the map.
import { Link } from '#ui/navigation/link.tsx';
import { MapEmbed } from '#ui/media/map-embed.tsx';

import { NextClosure } from '#pages/shared-facts/closures.tsx';
import { provider, providerMap } from '#content/site/provider.ts';
import { hoursInWords } from '#content/values/opening.ts';
import { findUsOf } from '#content/words/find-us.ts';

const findUs = findUsOf({ ...provider, map: providerMap, hours: hoursInWords });

export function FindUs() {
  return (
    <section id="find-us" className="relative wide:grid">
      <div className="wrap pb-10 wide:pointer-events-none wide:z-10 wide:col-start-1 wide:row-start-1 wide:py-8">
        <div className="max-w-card wide:pointer-events-auto wide:w-1/3 wide:rounded-card wide:bg-surface wide:p-8 wide:shadow-lift desktop:w-2/7 wide:forced-colors:border-2">
          <h2 className="text-2">{findUs.title}</h2>
          <address className="mt-3 not-italic">
            {findUs.lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          <p className="mt-3">{findUs.parking}</p>
          <p className="mt-3 text-balance">{findUs.hours}</p>
          <NextClosure />
          <p className="mt-5">
            <Link href={findUs.directions.href} button="solid" size="small">
              {findUs.directions.text}
            </Link>
          </p>
        </div>
      </div>
      <div className="min-w-0 wide:col-start-1 wide:row-start-1">
        <MapEmbed title={findUs.map.title} embed={findUs.map.embed} place={findUs.lines[0]!} />
      </div>
    </section>
  );
}
