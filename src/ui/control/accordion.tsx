// An accordion: at most one panel is open, and the open one can be closed. https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
// All content is in the HTML: closed panels are `hidden="until-found"`, so find-in-page finds and opens them.
import * as Radix from '@radix-ui/react-accordion';
import { Fragment, useState, type ReactNode } from 'react';

import { Board } from '#ui/layout/board.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { ignoreShortcuts } from './ignore-shortcuts.ts';
import { noSizes } from './no-sizes.ts';
import { useFoundInPage } from './use-found-in-page.ts';

interface AccordionItem {
  readonly value: string;
  readonly title: ReactNode;
  readonly body: ReactNode;
  /** Above the item, such as the heading of a group that begins with it. */
  readonly before?: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Heading level: one below the heading of the section around it. */
  level: 2 | 3 | 4;
  /** Of the headings. */
  size?: keyof typeof sizes;
  /** `value` of the item that is open initially; by default none. */
  initial?: string;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;
/** Small items stand below the heading of a group, and begin where its words do. */
const sizes = {
  large: { heading: 'text-2', inset: '' },
  small: { heading: 'text-3', inset: 'px-3 tablet:px-5' },
} as const;

export function Accordion({ items, level, size = 'large', initial = '' }: AccordionProps) {
  const [open, setOpen] = useState(initial);
  const Heading = headings[level];
  const { heading, inset } = sizes[size];
  return (
    <Radix.Root
      type="single"
      collapsible
      value={open}
      onValueChange={setOpen}
      // Radix also handles arrow keys pressed with Alt, which are the browser's Back and Forward.
      onKeyDownCapture={ignoreShortcuts}
    >
      {items.map(({ value, title, body, before }) => (
        <Fragment key={value}>
          {before}
          <Radix.Item value={value} className="accordion-item border-b-2 border-line-strong">
            <Radix.Header asChild>
              <Heading className={`${heading} ${inset} no-scripts:py-4`}>
                <Radix.Trigger className="group flex min-h-button w-full items-center justify-between gap-4 py-4 text-start wrap-anywhere no-scripts:hidden">
                  {title}
                  <span className="text-body print:hidden">
                    <span className="group-opened:hidden">
                      <Icon name="plus" />
                    </span>
                    <span className="group-closed:hidden">
                      <Icon name="minus" />
                    </span>
                  </span>
                </Radix.Trigger>
                {/* Without scripts the button would do nothing: the heading shows plain text. */}
                <noscript>{title}</noscript>
              </Heading>
            </Radix.Header>
            <Panel expanded={open === value} inset={inset} onFound={() => setOpen(value)}>
              {body}
            </Panel>
          </Radix.Item>
        </Fragment>
      ))}
    </Radix.Root>
  );
}

interface PanelProps {
  expanded: boolean;
  inset: string;
  /** Called when the browser's find-in-page finds text in the closed panel. */
  onFound: () => void;
  children: ReactNode;
}

function Panel({ expanded, inset, onFound, children }: PanelProps) {
  const panel = useFoundInPage(expanded, onFound);
  return (
    <Radix.Content ref={panel} forceMount style={noSizes} className="accordion-panel">
      <div className={expanded ? 'animate-drop' : ''}>
        <div className={`pb-6 ${inset}`}>{children}</div>
        <Board />
      </div>
    </Radix.Content>
  );
}
