// The head of a page of the owner's own: title and lead, and at the right, on the board, its picture or a toy.
import type { OwnPage } from '#content/rules/own-page.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Board } from '#ui/layout/board.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';

export const OwnHead = ({ title, lead, lang, picture }: Pick<OwnPage, 'title' | 'lead' | 'lang' | 'picture'>) => (
  <div className="bg-saskatoon-tint pt-10 tablet:pt-16">
    <div className="wrap grid grid-cols-1 items-end gap-x-6 gap-y-10 wide:grid-cols-12">
      <div className={picture ? 'wide:col-span-7 wide:pb-16' : 'pb-10 wide:col-span-9 wide:pb-16'} {...lang}>
        <PageHead title={title} lead={lead} />
      </div>
      {picture ? (
        <div className="wide:col-span-5">
          <ShapedPicture
            picture={picture}
            shape="arch"
            proportion="house"
            ring="saskatoon"
            sizes="(min-width: 60rem) 30rem, 100vw"
            priority="hero"
          />
        </div>
      ) : (
        <div className="hidden h-48 wide:col-span-3 wide:block">
          <Drawing name="blocks" size="cubby" />
        </div>
      )}
    </div>
    <Board />
  </div>
);
