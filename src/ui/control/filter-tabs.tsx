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
  /** Id of the panel that all tabs share. */
  panelId: string;
}

/** In forced colours the browser paints a backplate behind text, here in the text's own colour: the selected pill turns the adjustment off. */
const tabClasses =
  'inline-flex min-h-tab items-center rounded-full border-2 px-5 text-label transition-colors duration-control ' +
  'border-line-strong text-ink hover:bg-surface aria-selected:border-ink aria-selected:bg-ink aria-selected:text-paper ' +
  'forced-colors:aria-selected:forced-color-adjust-none forced-colors:aria-selected:border-double forced-colors:aria-selected:underline';

export function FilterTabs({ id, label, tabs, selected, onSelect, panelId }: FilterTabsProps) {
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
    <div ref={list} role="tablist" aria-label={label} className="flex flex-wrap gap-2 no-scripts:hidden">
      {tabs.map((tab, index) => (
        <button
          key={tab}
          id={`${id}-${index}`}
          type="button"
          role="tab"
          aria-selected={index === selected}
          aria-controls={panelId}
          tabIndex={index === selected ? 0 : -1}
          className={tabClasses}
          onClick={() => onSelect(index)}
          onKeyDown={move}
        >
          {tab}
        </button>
      ))}
    </div>
  );
}
