// /design-system: every component, live, with its states and keyboard commands. No menu links to it.
import { pressGroup } from '#content/words/design-system.ts';
import { DesignHead } from './design-head.tsx';
import { MotionSamples } from './motion-samples.tsx';
import { FormSamples } from './form-samples.tsx';
import { DisclosureSamples } from './disclosure-samples.tsx';
import { ButtonSamples } from './button-samples.tsx';
import { ContentSamples } from './content-samples.tsx';
import { VisualSamples } from './visual-samples.tsx';
import { Colours } from './colours.tsx';
import { Measures } from './measures.tsx';
import { Part } from '#runtime/part.tsx';
import { ScrollToTop } from '#ui/navigation/scroll-to-top.tsx';
import { Page } from '#pages/page.tsx';

export function DesignSystem() {
  return (
    <>
      <Page path="/design-system">
        <DesignHead />
        <Part>
          <Colours />
        </Part>
        <Part>
          <Measures />
        </Part>
        <ButtonSamples />
        <FormSamples />
        <DisclosureSamples />
        <MotionSamples />
        <ContentSamples />
        <VisualSamples />
      </Page>
      <ScrollToTop label={pressGroup.top} />
    </>
  );
}
