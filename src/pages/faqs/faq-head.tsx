// The head of /faqs: title, lead, and a search whose results are shown right below it.
import { useState } from 'react';

import { faqGroups, faqWords } from '#content/words/faqs.ts';
import { FactsLine } from '#pages/facts-line.tsx';
import { searchEntries } from '#ui/control/search-entries.ts';
import { SearchBox } from '#ui/control/search-box.tsx';

const questions = faqGroups
  .flatMap(({ items }) => items)
  .map(({ id, title, text }) => ({ path: id, title, description: text }));

export function FaqHead() {
  const [words, setWords] = useState('');
  const found = words ? searchEntries(questions, words) : [];
  return (
    <div className="wrap grid grid-cols-1 items-end gap-x-12 gap-y-8 pt-10 tablet:pt-16 wide:grid-cols-12">
      <div className="wide:col-span-7">
        <h1 className="text-hero">{faqWords.title}</h1>
        <p className="mt-5 max-w-lead text-lead">{faqWords.lead}</p>
        <FactsLine />
      </div>
      <div className="wide:col-span-5">
        <SearchBox {...faqWords.search} name="search" onSearch={setWords} />
      </div>
      <div className="wide:col-span-12">
        <p role="status" className="text-label empty:hidden">
          {words && faqWords.found(found.length, words)}
        </p>
        {found.length > 0 && (
          <dl aria-label={faqWords.results} className="mt-4 grid gap-x-12 gap-y-6 tablet:grid-cols-2">
            {found.map(({ path, title, description }) => (
              <div key={path}>
                <dt className="font-display text-3">{title}</dt>
                <dd className="mt-2">{description}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
