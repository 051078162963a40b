// Links as a wall of children's blocks. Place it on a Board (ui/layout/board.tsx). Each row is filled by itself: a block is as wide as its words, and grows.
import { families } from '#design/families.ts';
import type { Target } from '#routes.ts';
import type { LanguageAttributes } from '#ui/layout/in-language.tsx';
import { familyClasses } from '#ui/layout/family-classes.ts';
import { Link } from './link.tsx';

interface BrickWallProps {
  bricks: readonly { readonly words: string; readonly lang?: LanguageAttributes; readonly to: Target }[];
}

export const BrickWall = ({ bricks }: BrickWallProps) => (
  <ul role="list" className="flex flex-wrap gap-2">
    {bricks.map(({ words, lang, to }, index) => (
      <li key={to} className={`grid grow edged ${familyClasses[families[index % families.length]!].ground}`} {...lang}>
        <Link to={to} variant="brick">
          {words}
        </Link>
      </li>
    ))}
  </ul>
);
