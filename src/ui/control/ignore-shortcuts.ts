/** A key with Alt, Control or Meta is the browser's or the reader's: Alt with an arrow goes back a page. Keeps it from parts that take arrow keys. */
import type { KeyboardEvent } from 'react';

export const isShortcut = ({ altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>) =>
  altKey || ctrlKey || metaKey;

/** For `onKeyDownCapture` around a part of Radix: the part does not see the key, the browser does. */
export function ignoreShortcuts(event: KeyboardEvent) {
  if (isShortcut(event)) event.stopPropagation();
}
