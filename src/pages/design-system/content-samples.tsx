// Badges, the parts that lay out a page, facts, table, skill bars and the round sticker.
import { families } from '#design/families.ts';
import { readGroup } from '#content/words/design-system.ts';
import { Badge } from '#ui/layout/badge.tsx';
import { Band, bandGrounds } from '#ui/layout/band.tsx';
import { Columns, columnSplits } from '#ui/layout/columns.tsx';
import { Facts, factsVariants } from '#ui/layout/facts.tsx';
import { familyClasses } from '#ui/layout/family-classes.ts';
import { SkillBar } from '#ui/layout/skill-bar.tsx';
import { Sticker } from '#ui/drawing/sticker.tsx';
import { SentenceTable } from '#ui/layout/sentence-table.tsx';
import { Table } from '#ui/layout/table.tsx';

import { SampleGroup } from './sample-group.tsx';
import { ComponentSample } from './component-sample.tsx';

const { badges, bands, columns, facts, table, skills, sticker } = readGroup;

export function ContentSamples() {
  return (
    <SampleGroup id="read" title={readGroup.title} lead={readGroup.lead} ground="canola">
      <ComponentSample
        name="Badge"
        variants={Object.fromEntries(families.map((family) => [family, familyClasses[family].ground]))}
      >
        <ul role="list" className="flex flex-wrap gap-3">
          {badges.map(({ text, ...badge }) => (
            <li key={text}>
              <Badge {...badge}>{text}</Badge>
            </li>
          ))}
        </ul>
      </ComponentSample>
      <ComponentSample name="Band" tray="below" variants={bandGrounds}>
        {(['wheat', 'spruce'] as const).map((ground) => (
          <Band key={ground} ground={ground}>
            <p className="px-gutter">{bands[ground]}</p>
          </Band>
        ))}
      </ComponentSample>
      <ComponentSample name="Columns" tray="below" variants={columnSplits}>
        <Columns split="7-5">
          {columns.map((text) => (
            <p key={text} className="border-t-8 border-wood pt-2">
              {text}
            </p>
          ))}
        </Columns>
      </ComponentSample>
      <ComponentSample name="Facts" variants={factsVariants}>
        <Facts {...facts} />
        <div className="mt-8">
          <Facts {...facts} variant="small" />
        </div>
      </ComponentSample>
      <ComponentSample name="Table">
        <Table {...table} />
        <div className="mt-8">
          <SentenceTable {...table} />
        </div>
      </ComponentSample>
      <ComponentSample name="SkillBar">
        <ul role="list" className="grid gap-4">
          {skills.map((skill) => (
            <li key={skill.name}>
              <SkillBar {...skill} />
            </li>
          ))}
        </ul>
      </ComponentSample>
      <ComponentSample name="Sticker">
        <div className="relative size-48">
          <Sticker {...sticker} />
        </div>
      </ComponentSample>
    </SampleGroup>
  );
}
