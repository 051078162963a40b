// The head of /facts: a wall of bricks, each of which leads to an answer.
import { feeTables } from '#content/values/fees.ts';
import { asked } from '#content/values/lists.ts';
import { factsHead } from '#content/words/facts-page.ts';
import { Board } from '#ui/layout/board.tsx';
import { BrickWall } from '#ui/navigation/brick-wall.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';

export function FactsHead() {
  const { title, lead, leadWithoutSource, wall } = factsHead;
  return (
    <div className="bg-sky pt-10 tablet:pt-16">
      <div className="wrap grid grid-cols-1 items-end gap-x-12 gap-y-8 wide:grid-cols-12">
        <div className={asked.length > 0 ? 'wide:col-span-6 wide:pb-16' : 'pb-10 wide:col-span-8 wide:pb-16'}>
          <PageHead title={title} lead={feeTables.some(({ dates }) => dates?.source) ? lead : leadWithoutSource} />
        </div>
        {asked.length > 0 && (
          <nav aria-label={wall} className="wide:col-span-6">
            <BrickWall bricks={asked} />
          </nav>
        )}
      </div>
      <Board />
    </div>
  );
}
