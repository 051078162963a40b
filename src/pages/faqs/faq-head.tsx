// The head of /faqs: title, lead, and a search whose results are shown right below it.
import { faqsHead } from '#content/site/words/faqs.ts';
import { faqWords } from '#content/words/faqs.ts';
import { FactsLine } from '#pages/shared-facts/facts-line.tsx';
import { SearchResults } from '#pages/shared-search/search-results.tsx';
import { useSearch } from '#pages/shared-search/use-search.ts';
import { SearchBox } from '#ui/control/search-box.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';

export function FaqHead() {
  const { answer, ...handlers } = useSearch(['question', 'page', 'post', 'term'], { most: 6 });
  return (
    <div className="wrap grid grid-cols-1 items-end gap-x-12 gap-y-8 pt-10 tablet:pt-16 wide:grid-cols-12">
      <div className="wide:col-span-7">
        <PageHead
          title={<InLanguage lang={faqsHead.lang}>{faqsHead.title}</InLanguage>}
          lead={<InLanguage lang={faqsHead.lang}>{faqsHead.lead}</InLanguage>}
        />
        <FactsLine />
      </div>
      <div className="wide:col-span-5">
        <SearchBox {...faqWords.search} name="search" {...handlers} />
      </div>
      <div className="wide:col-span-12">
        <SearchResults answer={answer} thing="answer" variant="columns" />
      </div>
    </div>
  );
}
