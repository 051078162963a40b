// /design-system: every part of the site, live, with its states and its keys. Not in any menu; it is reached by its address.
import { pressGroup } from '#content/words/design-system.ts';
import { Colours } from './colours.tsx';
import { DesignHead } from './design-head.tsx';
import { Measures } from './measures.tsx';
import { ThatMove } from './that-move.tsx';
import { ToFillIn } from './to-fill-in.tsx';
import { ToOpen } from './to-open.tsx';
import { ToPress } from './to-press.tsx';
import { ToRead } from './to-read.tsx';
import { ToSee } from './to-see.tsx';
import { ScrollToTop } from '#ui/navigation/scroll-to-top.tsx';
import { Sections } from '#ui/hydration/part.tsx';

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
