// The four variants of a section's bullets: icon-list, highlight-cards, letter-cards and badge-list.
import type { CurriculumSection } from './sections.ts';
import { Board } from '#ui/layout/board.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Sketch } from '#ui/drawing/sketch.tsx';

type SectionOf<Variant extends CurriculumSection['variant']> = Extract<CurriculumSection, { variant: Variant }>;

/** The five colour families, then cream. Text on them is `night-ink` in every colour scheme. */
const papers = [
  'bg-rosehip-mid',
  'bg-canola-mid',
  'bg-spruce-mid',
  'bg-chinook-mid',
  'bg-saskatoon-mid',
  'bg-bow-3',
] as const;
const strip = ['bg-canola-mid', 'bg-rosehip-mid', 'bg-spruce-mid', 'bg-chinook-mid'] as const;
const rules = ['border-saskatoon-mid', 'border-spruce-mid', 'border-chinook-mid', 'border-rosehip-mid'] as const;
/** On wide screens each step is higher than the last, up to the picture on the third; on phones each is indented further. */
const steps = [
  'tablet:col-span-12 wide:col-span-4 wide:row-start-2 wide:-me-6 wide:self-end',
  'ms-5 -mt-8 tablet:col-span-12 wide:mt-0 wide:ms-0 wide:-me-6 wide:col-span-4 wide:row-start-2 wide:self-end wide:pb-16',
  'ms-10 -mt-8 tablet:col-span-12 wide:mt-0 wide:ms-0 wide:col-span-4 wide:row-start-2 wide:pb-24',
] as const;

export function CurriculumBullets({ section }: { section: CurriculumSection }) {
  switch (section.variant) {
    case 'icon-list':
      return section.look === 'stair' ? <Stair section={section} /> : <Rows section={section} />;
    case 'highlight-cards':
      return <HighlightCards section={section} />;
    case 'letter-cards':
      return <LetterCards section={section} />;
    case 'badge-list':
      return <BadgeList section={section} />;
  }
}

function Rows({ section }: { section: SectionOf<'icon-list'> }) {
  return (
    <ul role="list" className="grid gap-5">
      {section.bullets.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <span className="text-3">
            <Icon name={icon} />
          </span>
          <p>
            <strong className="font-bold">{title}</strong> {text}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Stair({ section }: { section: SectionOf<'icon-list'> }) {
  return (
    <ol role="list" className="contents">
      {section.bullets.map(({ icon, title, text }, index) => (
        <li key={title} className={`p-6 text-night-ink edged tablet:p-8 ${papers[index]} ${steps[index]}`}>
          <Icon name={icon} size="block" />
          <h3 className="mt-4 text-2">{title}</h3>
          <p className="mt-3 text-lead">{text}</p>
        </li>
      ))}
    </ol>
  );
}

const cards = {
  strip: {
    list: 'grid overflow-hidden rounded-panel more-contrast:rounded-none forced-colors:rounded-none tablet:grid-cols-2 desktop:grid-cols-4',
    card: 'edged p-6 pb-8 text-night-ink tablet:p-8 tablet:pb-10',
    heading: '',
    words: '',
    papers: strip,
  },
  rules: {
    list: 'grid gap-x-6 gap-y-10 tablet:grid-cols-2',
    card: 'border-t-8 pt-5 more-contrast:border-ink',
    heading: 'text-2',
    words: 'text-lead',
    papers: rules,
  },
  label: {
    list: 'grid',
    card: 'edged rounded-panel rounded-bl-none bg-canola-tint p-6',
    heading: '',
    words: '',
    papers: [],
  },
} as const;

function HighlightCards({ section }: { section: SectionOf<'highlight-cards'> }) {
  const { list, card, heading, words, papers: colours } = cards[section.look];
  return (
    <ul role="list" className={list}>
      {section.bullets.map(({ title, text }, index) => (
        <li key={title} className={`${card} ${colours[index] ?? ''}`}>
          <h3 className={heading}>{title}</h3>
          <p className={`mt-2 ${words}`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** On phones in threes, each row on a board; otherwise in one row, however many they are. */
function LetterCards({ section }: { section: SectionOf<'letter-cards'> }) {
  return (
    <ul
      role="list"
      aria-label={section.label}
      className="grid grid-cols-3 gap-y-6 tablet:auto-cols-fr tablet:grid-flow-col tablet:grid-cols-none"
    >
      {section.bullets.map(({ name, drawing }, index) => (
        <li key={name} className="flex flex-col">
          <div
            className={`mx-1 grid grow content-start justify-items-center gap-3 rounded-t-panel px-2 pt-6 pb-5 text-center wrap-anywhere text-night-ink edged wide:mx-2 ${papers[index]}`}
          >
            <span className="font-display text-numeral wide:text-hero">{name[0]}</span>
            <Sketch source={`/drawings/${drawing}.svg`} size="small" />
            <span className="font-semibold">{name}</span>
          </div>
          <Board />
        </li>
      ))}
    </ul>
  );
}

const badges = {
  badges: {
    list: 'flex flex-wrap gap-3',
    badge: 'edged inline-flex min-h-field items-center rounded-full px-6 font-display text-3 text-night-ink',
    papers,
  },
  words: {
    list: 'grid gap-y-1 font-display text-hero',
    badge: '',
    papers: [],
  },
} as const;

function BadgeList({ section }: { section: SectionOf<'badge-list'> }) {
  const { list, badge, papers: colours } = badges[section.look];
  return (
    <ul role="list" className={list}>
      {section.bullets.map((word, index) => (
        <li key={word} className={`${badge} ${colours[index] ?? ''}`}>
          {word}
        </li>
      ))}
    </ul>
  );
}
