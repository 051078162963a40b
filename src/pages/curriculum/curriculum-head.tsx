// The head of /curriculum: nine toy blocks as the table of contents, and a picture that extends to the right edge of wide viewports.
import { curriculumLang, type curriculumHead } from '#content/site/words/curriculum.ts';
import type { CurriculumSection } from './sections.ts';
import { partsOfPage } from '#content/words/curriculum.ts';
import { FactsLine } from '#pages/shared-facts/facts-line.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';

import { sectionLayouts } from './section-layouts.ts';

interface CurriculumHeadProps {
  words: typeof curriculumHead;
  sections: readonly CurriculumSection[];
}

export function CurriculumHead({ words, sections }: CurriculumHeadProps) {
  return (
    <div className="overflow-hidden bg-sky pt-10 tablet:pt-16">
      <div className="wrap grid items-end gap-x-6 gap-y-10 wide:grid-cols-12">
        <div className="wide:col-span-7 wide:pb-16">
          <PageHead
            title={curriculumLang ? <InLanguage lang={curriculumLang}>{words.title}</InLanguage> : words.title}
            lead={curriculumLang ? <InLanguage lang={curriculumLang}>{words.lead}</InLanguage> : words.lead}
          />
          <FactsLine />
          <nav aria-label={partsOfPage} className="mt-8">
            <ol role="list" className="grid grid-cols-3 gap-2 tablet:grid-cols-5 tablet:gap-3" {...curriculumLang}>
              {sections.map(({ key, short }, index) => (
                // Nine blocks fill two rows of five columns, because the first block spans two.
                <li key={key} className="grid grid-cols-1 tablet:first:col-span-2">
                  <Link to={`/curriculum#${key}`} variant="plain">
                    <span className={`block h-full cube px-1 py-2 phone:px-2 tablet:px-3 ${sectionLayouts[key].block}`}>
                      <span className="block font-display text-2">{index + 1}</span>{' '}
                      <span className="block text-small font-semibold underline">{short}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <div className="wide:col-span-5 wide:-me-edge">
          <ShapedPicture
            picture={words.picture}
            shape="hill"
            proportion="broad"
            sizes="(min-width: 60rem) 45vw, 100vw"
            priority="hero"
          />
        </div>
      </div>
    </div>
  );
}
