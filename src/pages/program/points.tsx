// What is said of care around school, such as the school year and the summer.
import type { LanguageAttributes } from '#ui/layout/in-language.tsx';

export interface Point {
  readonly title: string;
  readonly text: string;
  readonly lang?: LanguageAttributes | undefined;
}

interface PointsProps {
  points: readonly Point[];
}

export const Points = ({ points }: PointsProps) => (
  <ul role="list" className="mt-8">
    {points.map((point) => (
      <li
        key={point.title}
        className="grid gap-x-6 gap-y-1 border-t-2 border-line-strong py-5 last:pb-0 wide:grid-cols-4"
        {...point.lang}
      >
        <h3>{point.title}</h3>
        <p className="wide:col-span-3">{point.text}</p>
      </li>
    ))}
  </ul>
);
