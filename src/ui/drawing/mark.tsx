// What stands beside the name and under some texts: the daycare's own logo, or the lantern. Always decorative.
import { logo } from '#design/own-logo.ts';

import { Lantern } from './lantern.tsx';

/** A logo stands on a light plate, since it may be dark and the ground may be, too; in forced colours the plate would have that of the text. */
export function Mark() {
  if (!logo) return <Lantern />;
  return (
    <img
      src={logo}
      alt=""
      width="400"
      height="400"
      className="rounded-field bg-night-text object-contain p-1 forced-color-adjust-none forced-colors:bg-bow-3"
    />
  );
}
