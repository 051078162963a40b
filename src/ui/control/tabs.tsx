// Tabs, each with its own panel. Arrow keys, Home and End move focus and select at once. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
// All content is in the HTML: closed panels are `hidden="until-found"`, and without scripts all are open under their headings.
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { FilterTabs } from './filter-tabs.tsx';

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  /** Level of the headings that are shown above the panels without scripts and in print. */
  level: keyof typeof headings;
  tabs: readonly { readonly title: string; readonly content: ReactNode }[];
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

export function Tabs({ label, level, tabs }: TabsProps) {
  const id = useId();
  const [selected, setSelected] = useState(0);
  const Heading = headings[level];
  return (
    <div className="tabs">
      <FilterTabs
        id={id}
        label={label}
        tabs={tabs.map(({ title }) => title)}
        selected={selected}
        onSelect={setSelected}
        panelId={tabs.map((_, index) => `${id}-panel-${index}`)}
        look="blocks"
      />
      {tabs.map(({ title, content }, index) => (
        <Panel
          key={title}
          id={`${id}-panel-${index}`}
          tabId={`${id}-${index}`}
          open={index === selected}
          onFound={() => setSelected(index)}
        >
          <Heading className="tabs-heading">{title}</Heading>
          {content}
        </Panel>
      ))}
    </div>
  );
}

interface PanelProps {
  id: string;
  tabId: string;
  open: boolean;
  /** Called when the browser's find-in-page finds text in the closed panel. */
  onFound: () => void;
  children: ReactNode;
}

function Panel({ id, tabId, open, onFound, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // The wrapper is hidden, not the panel: a focusable element with `hidden="until-found"` could still receive focus.
  // React renders any value of `hidden` as a boolean attribute (facebook/react#24740), so it is set on the element.
  useLayoutEffect(() => {
    if (open) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [open]);
  useLayoutEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  });
  return (
    <div ref={panel} data-state={open ? 'open' : 'closed'} className="tabs-place">
      <div id={id} role="tabpanel" aria-labelledby={tabId} tabIndex={0} className="tabs-panel">
        {children}
      </div>
    </div>
  );
}
