import { useState, type FocusEvent } from 'react';

import { readValues } from '#forms/record.ts';
import type { CheckedForm } from '#forms/use-checked-form.ts';
import { useRelease } from '#forms/use-release.ts';
import { speak } from '#ui/overlay/toast-store.ts';

import { doubtsOf, type Doubts } from './doubts.ts';
import { empty, type WaitingValues } from './schema.ts';

/** What is asked about the months and the group when one of them is left, until one of them changes. */
export function useDoubts({ element, posted }: CheckedForm<WaitingValues>) {
  const [doubts, setDoubts] = useState<Doubts>(() => (posted ? doubtsOf(posted.values) : {}));
  const { onRelease } = useRelease();
  return {
    doubts,
    forget: () => setDoubts({}),
    look({ relatedTarget }: FocusEvent) {
      // A button of this form received the focus: what appears now would move or be gone.
      if (relatedTarget instanceof HTMLButtonElement) return;
      onRelease(() => {
        // What the answer above has filled in is known to the fields alone.
        const data = new FormData(element.current!);
        const now = doubtsOf(readValues(empty, (name) => String(data.get(name) ?? '')));
        setDoubts(now);
        for (const text of [now.start, now.group])
          if (text && text !== doubts.start && text !== doubts.group) speak(text);
      });
    },
  };
}
