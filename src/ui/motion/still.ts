export const stillQuery = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asks for less motion at this moment (WCAG 2.3.3). Nobody has asked while a page is prerendered. */
export const isStill = () => typeof window !== 'undefined' && window.matchMedia(stillQuery).matches;
