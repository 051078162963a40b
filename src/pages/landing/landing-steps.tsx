// How to enrol, as three steps of a stair that rises to the right; on phones the steps are stacked.
import { landingPartsLang as lang, steps } from '#content/site/words/landing-parts.ts';
import { registerSays, registerTo } from '#content/values/registration.ts';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Link } from '#ui/navigation/link.tsx';

import { familyClasses } from '#ui/layout/family-classes.ts';

const stairs = [
  familyClasses.rosehip.ground,
  `${familyClasses.canola.ground} ms-5 tablet:ms-12 wide:ms-0 wide:pb-30`,
  `${familyClasses.spruce.ground} ms-10 tablet:ms-24 wide:ms-0 wide:pb-48`,
] as const;

export function LandingSteps() {
  return (
    <section className="pt-section">
      <div className="wrap">
        <div className="wide:max-w-7/12">
          <h2 id="steps" {...lang}>
            {steps.title}
          </h2>
          <p className="mt-6">
            <Link to={registerTo} variant="line">
              {registerSays ?? <InLanguage lang={lang}>{steps.link}</InLanguage>}
            </Link>
          </p>
        </div>
        <ol role="list" className="mt-8 grid wide:-mt-16 wide:grid-cols-3 wide:items-end" {...lang}>
          {steps.list.map(({ title, text }, index) => (
            <li key={title} className={`p-6 pb-8 text-night-ink edged ${stairs[index % stairs.length]!}`}>
              <span className="mb-2 block font-display text-numeral wide:text-hero" aria-hidden="true">
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
