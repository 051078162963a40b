// /about: who we are, our values, and what parents can expect.
import { peopleMet } from '#content/values/people.ts';
import {
  aboutCall,
  aboutHead,
  aboutPrograms,
  coreValues,
  learningGoals,
  mission,
  whoWeAre,
} from '#content/site/words/about.ts';
import { AboutCall } from './about-call.tsx';
import { AboutHead } from './about-head.tsx';
import { DaycareData } from './daycare-data.tsx';
import { AboutPrograms } from './about-programs.tsx';
import { LearningGoals } from './learning-goals.tsx';
import { Mission } from './mission.tsx';
import { PeopleMet } from './people-met.tsx';
import { WhoWeAre } from './who-we-are.tsx';
import { CoreValues } from './core-values.tsx';
import { Part } from '#runtime/part.tsx';
import { Page } from '#pages/page.tsx';

export function About() {
  return (
    <Page path="/about">
      <AboutHead {...aboutHead} />
      <WhoWeAre {...whoWeAre} />
      {peopleMet.length > 0 && <PeopleMet />}
      <AboutCall {...aboutCall} />
      <Mission {...mission} />
      <div id="values">
        <Part>
          <CoreValues {...coreValues} />
        </Part>
      </div>
      <LearningGoals {...learningGoals} />
      <AboutPrograms {...aboutPrograms} />
      <DaycareData />
    </Page>
  );
}
