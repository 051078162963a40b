// /program: the programs from the youngest to the oldest, out-of-school care, and the way to the form.
import {
  afterSchool,
  programClose,
  programHead,
  programIntro,
  programThings,
  programThingsLabel,
} from '#content/program-page.ts';
import { programs } from '#content/programs.ts';
import { AfterSchool } from '#sections/program/after-school.tsx';
import { ProgramBand } from '#sections/program/program-band.tsx';
import { ProgramClose } from '#sections/program/program-close.tsx';
import { ProgramHead } from '#sections/program/program-head.tsx';
import { ProgramIntro } from '#sections/program/program-intro.tsx';
import { Sections } from '#ui/part.tsx';

export function Program() {
  return (
    <Sections>
      <ProgramHead {...programHead} programs={programs} />
      <ProgramIntro {...programIntro} />
      {programs.map((program, place) => (
        <ProgramBand
          key={program.id}
          program={program}
          place={place}
          things={programThings[program.id]}
          thingsLabel={programThingsLabel(program.title)}
        />
      ))}
      <AfterSchool {...afterSchool} />
      <ProgramClose {...programClose} />
    </Sections>
  );
}
