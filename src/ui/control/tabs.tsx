// Tabs, each with a panel of its own. Arrow keys, Home and End move and choose at once. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
// Everything is in the page from the start: closed panels are `hidden="until-found"`, and without scripts all are open under their headings.
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { FilterTabs } from './filter-tabs.tsx';

interface TabsProps {
  /** The name of the list of tabs. */
  label: string;
  /** The level of the headings that stand over the panels without scripts and on paper. */
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
  /** The browser's own search found words in the closed panel. */
  onFound: () => void;
  children: ReactNode;
}

function Panel({ id, tabId, open, onFound, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // The place is hidden, not the panel itself: what is hidden until it is found could still take the focus.
  // React writes any `hidden` as plain hidden (facebook/react#24740), so the attribute is set on the element.
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
