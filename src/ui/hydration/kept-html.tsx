// The HTML of a part that failed, as it was seen last: a copy without React. Links lead on and forms post by themselves, and what only scripts hide is shown.
import { useState } from 'react';

interface Copy {
  readonly nodes: readonly Node[];
  /** The copy of what had the focus inside the part. */
  readonly focused: HTMLElement | undefined;
}

/** `from` holds the part's HTML until this is committed. Typed values are copied along with their fields. */
export function KeptHtml({ from }: { from: Element }) {
  const [{ nodes, focused }] = useState(() => copyOf(from));
  return (
    <div
      data-kept=""
      className="contents"
      ref={(place) => {
        if (!place || place.firstChild) return;
        place.append(...nodes);
        focused?.focus({ preventScroll: true });
      }}
    />
  );
}

function copyOf(from: Element): Copy {
  const copy = from.cloneNode(true) as Element;
  const index = [...from.querySelectorAll('*')].indexOf(document.activeElement!);
  const focused = copy.querySelectorAll<HTMLElement>('*')[index];
  // Panels, steps and slides that nothing can open any more.
  for (const name of ['hidden', 'inert'])
    for (const element of copy.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  return { nodes: [...copy.childNodes], focused };
}
