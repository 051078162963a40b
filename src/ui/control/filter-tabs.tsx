// Tabs that choose what one panel shows. Arrow keys, Home and End move and choose at once, since nothing has to load.
// https://www.w3.org/WAI/ARIA/apg/patterns/tabs/examples/tabs-automatic/
import { useRef, type KeyboardEvent } from 'react';

import { isShortcut } from './ignore-shortcuts.ts';

interface FilterTabsProps {
  /** Begins the ids of the tabs, so that the panel can be labelled by the chosen one: `${id}-${index}`. */
  id: string;
  label: string;
  tabs: readonly string[];
  selected: number;
  onSelect: (index: number) => void;
  /** The one panel of all tabs, or the panel of each. */
  panelId: string | readonly string[];
  look?: keyof typeof looks;
}

/** Where colours are forced, the browser lays a plate under words, in the words' own colour here: the chosen pill does without it. */
const looks = {
  pills: {
    list: 'no-print flex flex-wrap gap-2 no-scripts:hidden',
    tab:
      'inline-flex min-h-tab items-center rounded-full border-2 px-5 text-label transition-colors duration-control ' +
      'border-line-strong text-ink hover:bg-surface aria-selected:border-ink aria-selected:bg-ink aria-selected:text-paper ' +
      'forced-colors:aria-selected:forced-color-adjust-none forced-colors:aria-selected:border-double forced-colors:aria-selected:underline',
  },
  /** Blocks on a board, of which the chosen one is lit (tabs.tsx). */
  blocks: { list: 'tabs-list no-print no-scripts:hidden', tab: 'tabs-tab' },
} as const;

export function FilterTabs({ id, label, tabs, selected, onSelect, panelId, look = 'pills' }: FilterTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const places: Record<string, number> = {
      ArrowRight: (selected + 1) % tabs.length,
      ArrowLeft: (selected - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const place = places[event.key];
    if (place === undefined || isShortcut(event)) return;
    event.preventDefault();
    onSelect(place);
    (list.current?.children[place] as HTMLElement | undefined)?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={looks[look].list}>
      {tabs.map((tab, index) => (
        <button
          key={tab}
          id={`${id}-${index}`}
          type="button"
          role="tab"
          aria-selected={index === selected}
          aria-controls={typeof panelId === 'string' ? panelId : panelId[index]}
          tabIndex={index === selected ? 0 : -1}
          className={looks[look].tab}
          onClick={() => onSelect(index)}
          onKeyDown={move}
        >
          {tab}
        </button>
      ))}
    </div>
  );
}
