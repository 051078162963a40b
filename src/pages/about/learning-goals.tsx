// The four learning goals in the manner of number rods: each is longer than the one above it.
import { aboutLang, type learningGoals } from '#content/site/words/about.ts';
import { Band } from '#ui/layout/band.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Unbroken } from '#ui/layout/unbroken.tsx';
import { Lead } from '#ui/layout/lead.tsx';

const rods = [
  'bg-canola-mid w-9/12 tablet:w-1/2',
  'bg-rosehip-mid w-10/12 tablet:w-2/3',
  'bg-spruce-mid w-11/12 tablet:w-5/6',
  'bg-chinook-mid',
] as const;

export function LearningGoals({ title, text, points }: typeof learningGoals) {
  return (
    <Band ground="chinook">
      <div className="wrap" {...aboutLang}>
        <h2>{title}</h2>
        <Lead>{text}</Lead>
        <ol role="list" className="mt-10 grid gap-3">
          {points.map((point, index) => (
            <li
              key={point.title}
              className={`flex items-center gap-x-5 px-5 py-4 text-night-ink edged tablet:px-8 ${rods[index]}`}
            >
              <Icon name={point.icon} size="block" />
              <div>
                <h3>{point.title}</h3>
                <p className="mt-1">
                  <Unbroken>{point.text}</Unbroken>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
