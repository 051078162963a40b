// An embedded map, which nobody needs: the address and a link to directions come before it. A drawing is shown behind it, and no request goes to the maps
// service before the map comes near the viewport; without scripts the browser's own lazy loading decides.
import { useEffect, useRef, type ReactNode } from 'react';

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
  /** A drawing: visible while the map loads, and if it fails to load. */
  children: ReactNode;
}

export function MapEmbed({ title, embed, children }: MapEmbedProps) {
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
      {children}
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
