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

/** In forced colours a transparent border would show: there only the selected one has it. */
const tabClasses =
  'min-h-tab min-w-target border-b-4 border-transparent text-label transition-colors duration-control hover:border-line-strong ' +
  'aria-selected:border-ink forced-colors:border-double forced-colors:not-aria-selected:border-0';

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
    <div ref={list} role="tablist" aria-label={label} className="flex flex-wrap gap-x-4 no-scripts:hidden">
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
