// The head of /design-system: its table of contents is a row of blocks on a board.
import { designHead } from '#content/words/design-system.ts';
import { Block } from '#ui/layout/block.tsx';
import { Board } from '#ui/layout/board.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';

export function DesignHead() {
  const { title, lead, contents, groups } = designHead;
  return (
    <div className="bg-sky pt-10 wide:pt-16">
      <div className="wrap">
        <PageHead title={title} lead={lead} />
        <nav aria-label={contents} className="mt-12">
          <ul role="list" className="grid grid-cols-figures items-end gap-y-5 phone:grid-cols-2 wide:grid-cols-4">
            {groups.map(({ id, shape, family, icon, title: name, text }) => (
              <li key={id} className="grid h-full items-end border-b-8 border-wood-deep px-1">
                <Block shape={shape} family={family} icon={icon}>
                  <div className="font-display text-3">
                    <Link to={`/design-system#${id}`} variant="block">
                      {name}
                    </Link>
                  </div>
                  <p>{text}</p>
                </Block>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Board />
    </div>
  );
}
