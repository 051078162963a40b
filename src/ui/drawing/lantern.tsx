// The logo's drawing, a lantern with the sun inside. Its frame has the colour of the text. Always decorative, beside words. While the door is open its window is lit;
// when it closes the sun sets (`data-door`, tailwind.config.ts).
import { logo, wideLogo } from '#design/own-logo.ts';

const turns = 'duration-bow motion-safe:transition-all';

export function Lantern() {
  return (
    <svg viewBox="0 0 44 50" aria-hidden="true">
      <circle cx="22" cy="7" r="5" fill="none" stroke="currentColor" strokeWidth="3" />
      <path d="M4 45V29a18 18 0 0 1 36 0v16z" className="fill-current" />
      <path d="M8.5 41V29a13.5 13.5 0 0 1 27 0v12z" className={`fill-window ${turns}`} />
      <circle cx="22" cy="33" r="8" className={`translate-y-(--sunk) fill-bow-1 opacity-(--sun) ${turns}`} />
      <path d="M8.5 36.5q6.5-3.5 13.5-1.8t13.5-.7V41h-27z" className="fill-bow-4" />
      <rect x="1" y="43" width="42" height="7" rx="2.5" className="fill-current" />
    </svg>
  );
}

/** Beside the words that say whether the door of a house is open. */
export const DoorLantern = () => (
  <span className="me-2 inline-block size-icon align-text-bottom *:size-full print:hidden">
    <Lantern />
  </span>
);

/** Where a daycare's own logo stands in place of the lantern. */
export const LanternForLogo = () => ((logo ?? wideLogo) ? <DoorLantern /> : null);
