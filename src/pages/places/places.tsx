// /places: whether there is a place and what it costs, and the waiting list for the youngest.
import { Page } from '#pages/page.tsx';
import { placesHead } from '#content/words/places-link.ts';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Board } from '#ui/layout/board.tsx';

import { WaitingList } from './waiting-list.tsx';

export function Places() {
  return (
    <Page path="/places">
      <div className="bg-canola-tint pt-10 tablet:pt-16">
        <div className="wrap pb-10 wide:pb-16">
          <PageHead title={placesHead.title} lead={placesHead.lead} />
        </div>
        <Board />
      </div>
      <WaitingList />
    </Page>
  );
}
