// The head of a page of the small print: title and lead, and a block with the most important message.
import type { ReactNode } from 'react';

import { Block, type BlockShape } from '#ui/layout/block.tsx';
import { Board } from '#ui/layout/board.tsx';
import type { IconName } from '#design/icon-names.ts';
import type { LanguageAttributes } from '#ui/layout/in-language.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';

const grounds = { canola: 'bg-canola-tint', spruce: 'bg-spruce-tint', chinook: 'bg-chinook-tint' } as const;
/** A different colour family than the background, so that the block stands out. */
const blocks = { canola: 'rosehip', spruce: 'canola', chinook: 'saskatoon' } as const;

interface SmallPrintHeadProps {
  title: string;
  lead: ReactNode;
  /** Of the title, the lead and the message. */
  lang?: LanguageAttributes | undefined;
  family: keyof typeof grounds;
  shape: BlockShape;
  icon: IconName;
  notice: { readonly title: string; readonly text: string };
  /** A link below the block's text. */
  children?: ReactNode;
}

export function SmallPrintHead({ title, lead, lang, family, shape, icon, notice, children }: SmallPrintHeadProps) {
  return (
    <div className={`${grounds[family]} pt-10 tablet:pt-16`}>
      <div className="wrap grid grid-cols-1 items-end gap-x-6 gap-y-10 wide:grid-cols-12">
        <div className="wide:col-span-8 wide:pb-16" {...lang}>
          <PageHead title={title} lead={lead} />
        </div>
        <div className="wide:col-span-4">
          <Block shape={shape} family={blocks[family]} icon={icon}>
            <h2 className="text-3" {...lang}>
              {notice.title}
            </h2>
            <p {...lang}>{notice.text}</p>
            {children}
          </Block>
        </div>
      </div>
      <Board />
    </div>
  );
}
