// A static copy of the last HTML of a part that failed. Its links and forms work without scripts, and elements that only scripts could open are shown.
import { useState } from 'react';

interface Copy {
  readonly nodes: readonly Node[];
  /** The copy of the focused element, if it was inside the part. */
  readonly focused: HTMLElement | undefined;
}

/** `from` contains the part's HTML until this component is committed. Cloning keeps typed values. */
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
  // Closed panels, steps and slides: no script can open them any more. Styles in the HTML are those that scripts gave, such as the places of slides.
  for (const name of ['hidden', 'inert', 'style', 'data-ready'])
    for (const element of copy.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  return { nodes: [...copy.childNodes], focused };
}
