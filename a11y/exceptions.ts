// What IBM's engine calls wrong and is not: a defect of the engine each, at most ten in all. ibm.spec.ts fails when the engine no longer says it. There is none for axe.

import type { Path } from '../src/routes.ts';

export interface Exception {
  /** The engine's names of the rule and of the reason. */
  readonly rule: string;
  /** The elements it holds for, as a selector. */
  readonly elements: string;
  /** A page on which the engine says so, at the width of a phone, and the state of it (states.ts) if not at rest. */
  readonly path: Path;
  readonly state?: string;
  readonly defect: string;
  readonly link: string;
}

const rules = 'https://github.com/IBMa/equal-access/blob/main/accessibility-checker-engine/src/v4/rules';

export const exceptions: readonly Exception[] = [
  {
    rule: 'element_tabbable_role_valid: fail_invalid_role',
    elements: '[role=region][tabindex="0"]',
    path: '/design-system',
    defect: 'Skips only some boxes that scroll. Safari scrolls a wide table by keyboard only if it takes the focus.',
    link: 'https://github.com/IBMa/equal-access/issues/2159',
  },
  {
    rule: 'aria_role_redundant: fail_redundant',
    elements: ':is(ul, ol)[role=list]',
    path: '/',
    defect: 'Does not know that VoiceOver needs the role to announce a list whose markers are removed.',
    link: 'https://bugs.webkit.org/show_bug.cgi?id=170179',
  },
  {
    rule: 'aria_complementary_label_visible: Fail_1',
    elements: 'aside:has(h2, h3)[aria-label]',
    path: '/classes-details',
    defect: 'Recommends aria-labelledby, and does not see the headings in a sidebar of several parts.',
    link: `${rules}/aria_complementary_label_visible.ts`,
  },
  {
    rule: 'heading_content_exists: Fail_1',
    elements: '[aria-hidden=true] :is(h1, h2, h3, h4)',
    path: '/',
    state: 'a picture, enlarged',
    defect: 'Takes headings behind an open dialog, which are hidden from everybody, for empty ones.',
    link: `${rules}/heading_content_exists.ts`,
  },
  {
    rule: 'label_content_exists: Fail_1',
    elements: '[aria-hidden=true] label',
    path: '/',
    state: 'a picture, enlarged',
    defect: 'Takes labels behind an open dialog, which are hidden from everybody, for empty ones.',
    link: `${rules}/label_content_exists.ts`,
  },
];
