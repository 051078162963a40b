// A picture on a wooden board with words below it. The stands of a row share two rows of their grid, so that boards and words are level.
import type { ReactNode } from 'react';

interface StandProps {
  picture: ReactNode;
  /** Below the board; its last child is at the bottom, level with those of the neighbours. */
  children: ReactNode;
  /** Of a grid with twelve columns. */
  share?: keyof typeof shares;
}

const shares = { all: '', larger: 'wide:col-span-7 ', smaller: 'wide:col-span-5 ' } as const;

export const Stand = ({ picture, children, share = 'all' }: StandProps) => (
  <li className={`${shares[share]}row-span-2 grid grid-rows-subgrid gap-y-5`}>
    <PictureBoard>{picture}</PictureBoard>
    <div className="flex flex-col px-4">{children}</div>
  </li>
);

export const PictureBoard = ({ children }: { children: ReactNode }) => (
  <div className="self-end border-b-plank border-wood px-4 shadow-plank">{children}</div>
);
