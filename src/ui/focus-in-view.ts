/**
 * Gives the focus to an element and brings it into view, clear of the header and of toasts. Firefox leaves where it is what is partly in view, although the header
 * covers it; Safari scrolls the caret into view, and then the label may be under the header.
 */
export function focusInView(element: HTMLElement | null): void {
  element?.focus();
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
