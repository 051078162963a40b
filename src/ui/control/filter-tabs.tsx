// A tab list. Arrow keys, Home and End move focus and select at once, since nothing has to load.
// https://www.w3.org/WAI/ARIA/apg/patterns/tabs/examples/tabs-automatic/
import { useRef, type KeyboardEvent } from 'react';

import { isShortcut } from './ignore-shortcuts.ts';

interface FilterTabsProps {
  /** Prefix of the tabs' ids (`${id}-${index}`), so that the selected tab can label the panel. */
  id: string;
  label: string;
  tabs: readonly string[];
  selected: number;
  onSelect: (index: number) => void;
  /** Id of the panel that all tabs share, or of the panel of each tab. */
  panelId: string | readonly string[];
  variant?: keyof typeof variants;
}

/** In forced colours the browser paints a backplate behind text, here in the text's own colour: the selected pill turns the adjustment off. */
const variants = {
  pills: {
    list: 'flex flex-wrap gap-2 no-scripts:hidden',
    tab:
      'inline-flex min-h-tab items-center rounded-full border-2 px-5 text-label transition-colors duration-control ' +
      'border-line-strong text-ink hover:bg-surface aria-selected:border-ink aria-selected:bg-ink aria-selected:text-paper ' +
      'forced-colors:aria-selected:forced-color-adjust-none forced-colors:aria-selected:border-double forced-colors:aria-selected:underline',
  },
  /** Blocks on a board; the selected one is highlighted (tabs.tsx). */
  blocks: {
    list: 'flex flex-wrap items-end gap-2 border-b-plank border-wood px-2 shadow-plank no-scripts:hidden',
    tab:
      'min-h-tab rounded-t-field border-2 border-b-0 border-line-strong bg-surface px-5 py-2 font-semibold text-ink transition-colors duration-control ' +
      'hover:bg-paper-2 aria-selected:min-h-button aria-selected:border-canola-mid aria-selected:bg-canola-mid aria-selected:text-night-ink ' +
      'more-contrast:aria-selected:border-ink forced-colors:aria-selected:border-4 forced-colors:aria-selected:border-b-0 ' +
      'forced-colors:aria-selected:border-double forced-colors:aria-selected:border-ink forced-colors:aria-selected:underline',
  },
} as const;

export function FilterTabs({ id, label, tabs, selected, onSelect, panelId, variant = 'pills' }: FilterTabsProps) {
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
    <div ref={list} role="tablist" aria-label={label} className={variants[variant].list}>
      {tabs.map((tab, index) => (
        <button
          key={tab}
          id={`${id}-${index}`}
          type="button"
          role="tab"
          aria-selected={index === selected}
          aria-controls={typeof panelId === 'string' ? panelId : panelId[index]}
          tabIndex={index === selected ? 0 : -1}
          className={variants[variant].tab}
          onClick={() => onSelect(index)}
          onKeyDown={move}
        >
          {tab}
        </button>
      ))}
    </div>
  );
}
