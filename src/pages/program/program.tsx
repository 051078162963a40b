// /program: a day, the programs from the youngest to the oldest, out-of-school care, the link to the registration form, and what it costs.
import { daysOff } from '#content/site/schools.ts';
import {
  afterSchool,
  programClose,
  programDay,
  programHead,
  programInShort,
  programLang,
} from '#content/site/words/program.ts';
import { programThingsLabel } from '#content/words/program-page.ts';
import { programs, programThings } from '#content/values/lists.ts';
import { AfterSchool } from './after-school.tsx';
import { Day } from './day.tsx';
import { FeeHours } from './fee-hours.tsx';
import { InShort } from './in-short.tsx';
import { ProgramBand } from './program-band.tsx';
import { ProgramClose } from './program-close.tsx';
import { ProgramHead } from './program-head.tsx';
import { Schools } from './schools.tsx';
import { KeyFacts } from '#pages/shared-facts/key-facts.tsx';
import { Page } from '#pages/page.tsx';

export function Program() {
  return (
    <Page path="/program">
      <ProgramHead {...programHead} programs={programs} />
      <KeyFacts />
      <Day {...programDay} />
      {programs.map((program, index) => (
        <ProgramBand
          key={program.id}
          program={program}
          index={index}
          things={programThings[program.id]!}
          thingsLabel={programThingsLabel(program.title)}
        />
      ))}
      {afterSchool && (
        <AfterSchool
          {...afterSchool}
          points={[...afterSchool.points.map((point) => ({ ...point, lang: programLang })), ...daysOff]}
        />
      )}
      <Schools daysOff={afterSchool ? [] : daysOff} />
      <ProgramClose {...programClose} />
      <InShort {...programInShort} />
      <FeeHours />
    </Page>
  );
}
