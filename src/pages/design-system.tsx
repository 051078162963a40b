// /design-system: every part of the site, live, with its states and its keys. Not in any menu; it is reached by its address.
import { pressGroup } from '#content/design-system.ts';
import { Colours } from '#sections/design-system/colours.tsx';
import { DesignHead } from '#sections/design-system/design-head.tsx';
import { Measures } from '#sections/design-system/measures.tsx';
import { ThatMove } from '#sections/design-system/that-move.tsx';
import { ToFillIn } from '#sections/design-system/to-fill-in.tsx';
import { ToOpen } from '#sections/design-system/to-open.tsx';
import { ToPress } from '#sections/design-system/to-press.tsx';
import { ToRead } from '#sections/design-system/to-read.tsx';
import { ToSee } from '#sections/design-system/to-see.tsx';
import { ScrollToTop } from '#ui/scroll-to-top.tsx';
import { Sections } from '#ui/part.tsx';

export function DesignSystem() {
  return (
    <>
      <Sections>
        <DesignHead />
        <Colours />
        <Measures />
        <ToPress />
        <ToFillIn />
        <ToOpen />
        <ThatMove />
        <ToRead />
        <ToSee />
      </Sections>
      <ScrollToTop label={pressGroup.top} />
    </>
  );
}
