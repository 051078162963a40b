// How to enrol, as three steps of a stair that rises to the right; on phones the steps are stacked.
import { steps } from '#content/words/landing-parts.ts';
import { getStarted } from '#content/words/landing.ts';
import { Link } from '#ui/navigation/link.tsx';

import { familyClasses } from '#ui/layout/family-classes.ts';
import type { Family } from '#design/families.ts';

const families: readonly Family[] = ['rosehip', 'canola', 'spruce'];

export function LandingSteps() {
  return (
    <section className="pt-section">
      <div className="wrap">
        <div className="stair-head">
          <h2 id="steps">{steps.title}</h2>
          <p className="mt-6">
            <Link to={getStarted.to} variant="line">
              {steps.link}
            </Link>
          </p>
        </div>
        <ol role="list" className="landing-stair">
          {steps.list.map(({ title, text }, index) => (
            <li key={title} className={`stair-step edged ${familyClasses[families[index % families.length]!].ground}`}>
              <span className="stair-numeral" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="text-2">{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
