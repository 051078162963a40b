/** Keys with Alt, Control or Meta belong to the browser or the screen reader, such as Alt+Left for Back: components that handle arrow keys ignore them. */
import type { KeyboardEvent } from 'react';

export const isShortcut = ({ altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>) =>
  altKey || ctrlKey || metaKey;

/**
 * For `onKeyDownCapture` around a Radix component, which asks for no modifier (https://github.com/radix-ui/primitives/issues/2903): keeps the key from the
 * component, not from the browser.
 */
export function ignoreShortcuts(event: KeyboardEvent) {
  if (isShortcut(event)) event.stopPropagation();
}
