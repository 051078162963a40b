// A card with one heading, and at most one link: the link is in the heading, and its target area is the whole card. Nothing else in it is
// interactive. It shows text on paper, a picture above the text, or an icon on a coloured block. https://inclusive-components.design/cards/
import type { ReactNode } from 'react';

import type { Family } from '#design/tokens.ts';
import type { Target } from '#routes.ts';

import { Badge } from './badge.tsx';
import { familyClasses } from './family-classes.ts';
import { FrameShape, type Shape } from '#ui/drawing/frame-shape.tsx';
import type { IconName } from '#design/icon-names.ts';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import type { PictureFile } from '#ui/media/picture-file.ts';
import { Picture } from '#ui/media/picture.tsx';

export const cardVariants = {
  words:
    'content-start rounded-b-panel border-t-plank bg-surface px-6 pt-5 pb-6 more-contrast:border-2 more-contrast:border-ink forced-colors:border-2',
  board:
    'content-between border-b-plank border-wood p-6 text-night-ink shadow-plank more-contrast:border-2 more-contrast:border-ink forced-colors:border-2',
  picture: 'content-start',
} as const;

type CardVariant =
  | { variant: 'words'; family: Family }
  | { variant: 'board'; family: Family; icon: IconName }
  | { variant: 'picture'; picture: PictureFile; sizes: string; shape: Shape };

type CardProps = CardVariant & {
  /** Heading level: one below the heading of the section around it. */
  level: keyof typeof headings;
  title: string;
  to?: Target;
  badge?: { readonly family: Family; readonly text: string };
  /** A short text or facts, without links or buttons. */
  children?: ReactNode;
};

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

export function Card(props: CardProps) {
  const { level, title, to, badge, children } = props;
  const Heading = headings[level];
  return (
    <div className={`group/card relative grid h-full gap-4 ${cardVariants[props.variant]} ${colourOf(props)}`}>
      <Top {...props} />
      <div className="space-y-2">
        <Heading className="text-3">
          {to ? (
            <Link to={to} variant="card-heading">
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {badge && (
          <p>
            <Badge family={badge.family}>{badge.text}</Badge>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

function colourOf(props: CardVariant) {
  if (props.variant === 'picture') return '';
  return familyClasses[props.family][props.variant === 'words' ? 'border' : 'ground'];
}

/** What is shown above the text: a picture, an icon, or nothing. */
function Top(props: CardVariant) {
  if (props.variant === 'words') return null;
  if (props.variant === 'board') return <Icon name={props.icon} size="block" />;
  return (
    <div className="border-b-8 border-wood-deep">
      <FrameShape shape={props.shape} ratio="wide">
        <Picture picture={props.picture} sizes={props.sizes} />
      </FrameShape>
    </div>
  );
}
