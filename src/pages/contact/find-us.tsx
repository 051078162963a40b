// How to find us: address, parking and directions as text, then the map, which adds nothing that the text lacks. On wide screens the text is a card on the map.
import { NextClosure } from '#pages/shared-facts/closures.tsx';
import { hasHouses, whereabouts } from '#content/values/houses.ts';
import { closures } from '#content/values/opening.ts';
import { Link } from '#ui/navigation/link.tsx';
import { MapEmbed } from '#ui/media/map-embed.tsx';
import { MapDrawing } from './map-drawing.tsx';

/** Of each house. */
export const FindUs = () => whereabouts.map((house) => <FindHouse key={house.id} {...house} />);

/** As high as the map at most: of each of several houses it says more. */
const size = hasHouses
  ? { card: 'wide:w-2/5', title: 'text-3' }
  : { card: 'wide:w-1/3 desktop:w-2/7', title: 'text-2' };

function FindHouse({ id, name, findUs }: (typeof whereabouts)[number]) {
  return (
    <section id={id} className="relative scroll-mt-4 wide:grid">
      <div className="wrap pt-12 pb-10 wide:pointer-events-none wide:z-10 wide:col-start-1 wide:row-start-1 wide:py-5">
        <div
          className={`max-w-card wide:pointer-events-auto ${size.card} wide:rounded-card wide:bg-surface wide:p-8 wide:shadow-lift wide:forced-colors:border-2`}
        >
          <h2 className={size.title}>{findUs.title}</h2>
          <address className="mt-3 not-italic">
            {findUs.lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          {findUs.arrival && <p className="mt-3">{findUs.arrival}</p>}
          <p className="mt-3">{findUs.parking}</p>
          <p className="mt-3 text-balance">{findUs.hours}</p>
          <NextClosure days={closures.filter(({ house }) => !house || house === name)} />
          <p className="mt-5">
            <Link href={findUs.directions.href} button="solid" size="small">
              {findUs.directions.text}
            </Link>
          </p>
        </div>
      </div>
      <div className="min-w-0 wide:col-start-1 wide:row-start-1">
        <MapEmbed title={findUs.map.title} embed={findUs.map.embed}>
          <MapDrawing {...findUs.drawing} />
        </MapEmbed>
      </div>
    </section>
  );
}
