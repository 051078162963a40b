// /about: who we are, what we hold on to and what a parent can expect.
import { aboutCall, aboutHead, aboutPrograms, coreValues, learningGoals, mission, whoWeAre } from '#content/about.ts';
import { AboutCall } from '#sections/about/about-call.tsx';
import { AboutHead } from '#sections/about/about-head.tsx';
import { AboutPrograms } from '#sections/about/about-programs.tsx';
import { LearningGoals } from '#sections/about/learning-goals.tsx';
import { Mission } from '#sections/about/mission.tsx';
import { WhoWeAre } from '#sections/about/who-we-are.tsx';
import { hydrateOnVisible } from '#ui/hydrate-on-visible.tsx';
import { Part, Sections } from '#ui/part.tsx';

/** The accordion's code waits until a parent comes near it. */
const CoreValues = hydrateOnVisible<typeof coreValues>('values', async () => ({
  default: (await import('#sections/about/core-values.tsx')).CoreValues,
}));

export function About() {
  return (
    <Sections>
      <AboutHead {...aboutHead} />
      <WhoWeAre {...whoWeAre} />
      <Mission {...mission} />
      <div id="values">
        <Part>
          <CoreValues {...coreValues} />
        </Part>
      </div>
      <LearningGoals {...learningGoals} />
      <AboutPrograms {...aboutPrograms} />
      <AboutCall {...aboutCall} />
    </Sections>
  );
}
