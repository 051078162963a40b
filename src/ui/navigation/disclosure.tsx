// A button that shows and hides what follows it (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/). Without scripts the content is open under a plain text title.
import { type ReactNode, useId } from 'react';

import { MenuButton, type MenuButtonLook } from './menu-button.tsx';

interface DisclosureProps {
  title: string;
  look: Exclude<MenuButtonLook, 'bar'>;
  expanded: boolean;
  onToggle: () => void;
  /** Whether it contains the link of the current page. */
  current?: boolean;
  children: ReactNode;
}

export function Disclosure({ title, look, expanded, onToggle, current = false, children }: DisclosureProps) {
  const id = useId();

  return (
    <>
      <div className="no-scripts:hidden">
        <MenuButton
          look={look}
          aria-expanded={expanded}
          aria-controls={id}
          aria-current={current || undefined}
          onClick={onToggle}
        >
          {title}
        </MenuButton>
      </div>
      <p className={`hidden no-scripts:flex ${look === 'sheet' ? 'sheet-entry' : 'sheet-entry-small'}`}>{title}</p>
      <div id={id} className={expanded ? undefined : 'hidden no-scripts:block'}>
        {children}
      </div>
    </>
  );
}
