// A page of the owner's own: pages/NAME.md of the folder.
import { ownKey } from '#content/rules/addresses.ts';
import { isPicture, longPage, type OwnPage, type OwnPart } from '#content/rules/own-page.ts';
import { smallPrint } from '#content/words/small-print.ts';
import { NotFound } from '#pages/index.ts';
import { usePageData } from '#pages/page-data.tsx';
import { Page } from '#pages/page.tsx';
import { PartContent } from '#pages/shared-text/part-content.tsx';
import type { Route } from '#routes.ts';
import { PictureBoard } from '#ui/layout/stand.tsx';
import { SentenceTable } from '#ui/layout/sentence-table.tsx';
import { BesideContents, Prose, TextPart } from '#ui/layout/text-part.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';
import { TableOfContents } from '#ui/navigation/table-of-contents.tsx';

import { OwnHead } from './own-head.tsx';

export function Own({ route: { path } }: { route: Pick<Route, 'path'> }) {
  const page = usePageData<OwnPage>(ownKey(path));
  if (!page) return <NotFound />;
  return (
    <Page path={path}>
      <OwnHead {...page} />
      <Sections {...page} />
    </Page>
  );
}

function Sections({ intro, sections, lang }: OwnPage) {
  const text = (
    <>
      {intro.length > 0 && (
        <Prose lang={lang}>
          <Parts parts={intro} />
        </Prose>
      )}
      {sections.map(({ parts, below, ...heading }) => (
        <TextPart key={heading.id} {...heading} lang={lang}>
          <Parts parts={parts} />
          {below.map((passage) => (
            <TextPart key={passage.id} id={passage.id} title={passage.title} variant="below">
              <Parts parts={passage.parts} />
            </TextPart>
          ))}
        </TextPart>
      ))}
    </>
  );
  if (!intro.length && !sections.length) return null;
  return (
    <div className="wrap py-section">
      {sections.length < longPage ? (
        <div className="max-w-column">{text}</div>
      ) : (
        <BesideContents contents={<TableOfContents title={smallPrint.contents} parts={sections} lang={lang} />}>
          {text}
        </BesideContents>
      )}
    </div>
  );
}

const Parts = ({ parts }: { parts: readonly OwnPart[] }) =>
  parts.flatMap(({ paragraphs = [], ...rest }, part) => [
    ...paragraphs.map((each, index) =>
      isPicture(each) ? (
        <PictureBoard key={`${part} ${index}`}>
          <ShapedPicture picture={each} shape="hill" proportion="broad" sizes="(min-width: 40rem) 40rem, 100vw" />
        </PictureBoard>
      ) : (
        <PartContent key={`${part} ${index}`} part={{ paragraphs: [each] }} table={SentenceTable} />
      ),
    ),
    <PartContent key={part} part={rest} table={SentenceTable} />,
  ]);
