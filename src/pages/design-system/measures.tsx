// Samples of the type scale, spacing, corners, target sizes, durations and focus indicators, rendered with the design tokens.
import type { ReactNode } from 'react';

import { measures } from '#content/words/design-system.ts';
import { fillWords } from '#ui/fill-words.ts';
import { Facts } from '#ui/layout/facts.tsx';
import {
  Corners,
  FocusRings,
  SpaceRods,
  Targets,
  timeRows,
  TypeSample,
  type TypeSize,
  type TypeStep,
} from './token-samples.tsx';

import { SampleGroup } from './sample-group.tsx';

const { letters, space, corners, targets, time, focus } = measures;

const sizeInWords = ({ phone, desk }: TypeSize) =>
  fillWords(phone === desk ? letters.one : letters.sizes, { phone, desk });

/** From the largest size to the smallest. */
const order: readonly TypeStep[] = ['hero', 1, 'quote', 2, 'card', 3, 'lead', 'body', 'label', 'small'];

export function Measures() {
  return (
    <SampleGroup id="measure" title={measures.title} lead={measures.lead} ground="wheat">
      <Measure {...letters}>
        <ul role="list">
          {order.map((step) => (
            <TypeSample key={step} step={step} words={letters.words[step]} size={sizeInWords} />
          ))}
        </ul>
      </Measure>
      <div className="grid gap-x-6 wide:grid-cols-2">
        <Measure {...space}>
          <SpaceRods />
        </Measure>
        <div>
          <Measure {...targets}>
            <Targets />
          </Measure>
          <Measure {...corners}>
            <Corners flat={corners.flat} lift={corners.lift} />
          </Measure>
        </div>
      </div>
      <div className="grid gap-x-6 wide:grid-cols-2">
        <Measure {...focus}>
          <FocusRings names={focus.grounds} />
        </Measure>
        <Measure {...time}>
          <Facts caption={time.caption} rows={timeRows(time.uses)} />
        </Measure>
      </div>
    </SampleGroup>
  );
}

function Measure({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="mt-12">
      <h3>{title}</h3>
      <p className="mt-2 mb-6">{text}</p>
      {children}
    </div>
  );
}
