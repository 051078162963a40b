// An embedded map, which nobody needs: the address and a link to directions come before it. A drawing is shown behind it, and no request goes to the maps
// service before the map comes near the viewport; without scripts the browser's own lazy loading decides.
import { useEffect, useRef } from 'react';

/**
 * The service's page may run its scripts with its own origin, which its tiles need, and open its large map in a new tab. It can neither navigate this
 * page nor open dialogs.
 */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** In px, the same as the class `h-map` (REQ R109). */
const height = 600;

/** How far outside the viewport the map starts to load. */
const margin = '300px';

const frameClasses = 'map-frame absolute inset-0 h-map w-full border-0';

interface MapEmbedProps {
  /** Accessible name of the iframe (WCAG 4.1.2). */
  title: string;
  /** URL of the map at the service. */
  embed: string;
  /** Written at the pin of the drawing. */
  place: string;
}

export function MapEmbed({ title, embed, place }: MapEmbedProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const load = () => {
      current.addEventListener('load', () => current.removeAttribute('tabindex'), { once: true });
      current.src = embed;
    };
    if (!('IntersectionObserver' in window)) return load();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { rootMargin: margin },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [embed]);

  return (
    <div className="relative h-full min-h-map overflow-hidden bg-spruce-tint print:hidden">
      <Prairie place={place} />
      <iframe
        ref={frame}
        title={title}
        height={height}
        // No stop of Tab before there is a map: a page that loads into the focused frame would drop the focus.
        tabIndex={-1}
        loading="lazy"
        sandbox={sandbox}
        className={`${frameClasses} no-scripts:hidden`}
      />
      <noscript>
        <iframe src={embed} title={title} height={height} loading="lazy" sandbox={sandbox} className={frameClasses} />
      </noscript>
    </div>
  );
}

/** Roads, a park, a river and a pin with the place’s name: visible while the map loads, and if it fails to load. */
function Prairie({ place }: { place: string }) {
  return (
    <svg viewBox="0 0 1280 600" preserveAspectRatio="xMidYMid slice" className="absolute size-full" aria-hidden="true">
      <path
        className="fill-sky"
        d="M0 470C200 430 320 520 520 480S900 380 1280 440V520C900 460 720 560 520 560S200 510 0 550z"
      />
      <path
        className="fill-none stroke-surface"
        strokeWidth="22"
        d="M0 130H1280M0 300H1280M180 0V600M430 0V430M690 0V600M960 0V410M1160 0V420"
      />
      <path className="fill-none stroke-canola-tint" strokeWidth="36" d="M0 215H1280" />
      <g className="fill-sky-hill-2">
        <rect x="460" y="320" width="200" height="90" rx="8" />
        <rect x="980" y="20" width="160" height="90" rx="8" />
      </g>
      <circle className="fill-canola-mid" cx="690" cy="205" r="70" />
      <path className="fill-night-ink" d="M690 217c-26-34-38-50-38-72a38 38 0 0 1 76 0c0 22-12 38-38 72z" />
      <circle className="fill-canola-mid" cx="690" cy="145" r="20" />
      <foreignObject x="540" y="278" width="300" height="80">
        <p className="mx-auto w-fit rounded-field bg-surface px-4 py-2 text-center font-strong">{place}</p>
      </foreignObject>
    </svg>
  );
}
