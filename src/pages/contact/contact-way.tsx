// How to find us: the address, parking and directions in words, then the map, which nobody needs. On wide screens the words lie on the map as a card.
import { Link } from '#ui/navigation/link.tsx';
import { MapEmbed } from '#ui/media/map-embed.tsx';

import { way } from '#content/words/contact.ts';

export function ContactWay() {
  return (
    <section id="find-us" className="relative wide:grid">
      <div className="wrap pb-10 wide:pointer-events-none wide:z-10 wide:col-start-1 wide:row-start-1 wide:py-10">
        <div className="way-card wide:pointer-events-auto wide:rounded-card wide:bg-surface wide:p-8 wide:shadow-lift wide:forced-colors:border-2">
          <h2 className="text-2">{way.title}</h2>
          <address className="mt-3 not-italic">
            {way.lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          <p className="mt-3">{way.parking}</p>
          <p className="mt-3">{way.hours}</p>
          <p className="mt-5">
            <Link href={way.directions.href} button="solid" size="small">
              {way.directions.text}
            </Link>
          </p>
        </div>
      </div>
      <div className="min-w-0 wide:col-start-1 wide:row-start-1">
        <MapEmbed title={way.map.title} embed={way.map.embed} />
      </div>
    </section>
  );
}
