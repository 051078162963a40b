// Tabs, each with its own panel. Arrow keys, Home and End move focus and select at once. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
// All content is in the HTML: closed panels are `hidden="until-found"`, and without scripts all are open under their headings.
import { useId, useState, type ReactNode } from 'react';

import { FilterTabs } from './filter-tabs.tsx';
import { useFoundInPage } from './use-found-in-page.ts';

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
        variant="blocks"
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
  // The wrapper is hidden, not the panel: a focusable element with `hidden="until-found"` could still receive focus.
  const panel = useFoundInPage(open, onFound);
  return (
    <div ref={panel} data-state={open ? 'open' : 'closed'} className="tabs-place">
      <div id={id} role="tabpanel" aria-labelledby={tabId} tabIndex={0} className="tabs-panel">
        {children}
      </div>
    </div>
  );
}
