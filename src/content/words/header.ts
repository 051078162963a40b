import { answersLink } from './answers-link.ts';
import { placesLink } from './places-link.ts';

/** The header's texts beside its menu. */
export const header = {
  skip: 'Skip to the main content',
  menuName: 'Main',
  open: 'Menu',
  close: 'Close',
  register: 'Register',
  /** At the end of the menu of narrow screens. */
  further: [placesLink, answersLink],
  /** Before the phone number; where there is little room it is all that is seen of the link. */
  call: 'Call',
  /** After it, where it leads to the numbers of several houses. */
  houses: 'one of our houses',
  help: 'Help on the phone',
  /** Behind a link of a menu that leads to another site. */
  leaves: '(another website)',
} as const;
