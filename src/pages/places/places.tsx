// /places: which group a child belongs to, whether there is a place, and what it costs.
import { counted, feesToCome } from '#content/values/places.ts';
import { placesHead } from '#content/words/places.ts';
import { Page } from '#pages/page.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';

import { Answer } from './answer.tsx';
import { Finder } from './finder.tsx';
import { Further } from './further.tsx';
import { WaitingList } from './waiting-list.tsx';
import { Windows } from './windows.tsx';

export const Places = () => (
  <Page path="/places">
    <div className="bg-chinook-tint py-10 tablet:py-16">
      <div className="wrap grid grid-cols-1 items-center gap-x-12 gap-y-8 wide:grid-cols-5-7">
        <div>
          <PageHead
            title={placesHead.title}
            lead={<span className="print:hidden">{placesHead.lead(Boolean(counted), feesToCome.length > 0)}</span>}
          />
        </div>
        <div className="print:hidden">
          <Finder />
        </div>
      </div>
    </div>
    <Answer />
    <Windows />
    <Further />
    <WaitingList />
  </Page>
);
