// What IBM Equal Access finds wrongly here, or asks of a person, and what we answer.
import type { Exception } from '../exceptions.ts';

const engine = 'IBM Equal Access';
const common = { engine, owner: 'the maintainers', until: '2027-05-31' } as const;
const home = { path: '/', width: 'phone' } as const;

export const ibmExceptions: readonly Exception[] = [
  {
    ...common,
    rule: 'aria_role_redundant: fail_redundant',
    elements: ':is(ul, ol)[role=list]',
    seen: home,
    reason: 'VoiceOver no longer calls a list a list once its markers are removed, unless the role says so.',
    evidence: 'WebKit bug 170179; the role is heard once only in Orca (a11y/records).',
  },
  {
    ...common,
    rule: 'fieldset_legend_valid: Fail_1',
    elements: 'fieldset:has(> legend.visually-hidden)',
    seen: home,
    reason:
      'The engine takes what `clip-path` cuts away for hidden from everybody; the legend is there for those who listen.',
    evidence: 'Axe finds the group’s name, and Orca says it with the first field of each step (a11y/records).',
  },
  {
    ...common,
    rule: 'aria_complementary_label_visible: Fail_1',
    elements: 'aside:has(h2, h3)[aria-label]',
    seen: { path: '/classes-details', width: 'phone' },
    reason:
      'A recommendation: the parts beside a page have visible headings of their own; the name only tells their landmarks apart.',
    evidence: 'Each part’s heading is its visible title; axe finds unique landmarks on every page.',
  },
  {
    ...common,
    rule: 'element_tabbable_role_valid: fail_invalid_role',
    elements: '[role=region][tabindex="0"]',
    seen: { path: '/post-left-sidebar', width: 'phone' },
    reason:
      'A table wider than a phone scrolls in a region of its own, which takes the focus: in Safari the keyboard cannot scroll it otherwise.',
    evidence: 'WCAG technique G202 and axe’s scrollable-region-focusable ask for it; Orca says the region’s name.',
  },
  {
    ...common,
    rule: 'aria_keyboard_handler_exists: potential_no_keyboard_access',
    elements: '[role=radiogroup], [role=tablist]',
    seen: home,
    reason:
      'The engine looks for a handler on the group itself; the radio buttons are the browser’s own, and tabs handle their keys.',
    evidence: 'pages.spec.ts walks through them with Tab, tests/journeys/parts.spec.ts with arrows.',
  },
  {
    ...common,
    rule: 'widget_tabbable_exists: fail_no_tabbable',
    elements: '[inert] a',
    seen: home,
    reason: 'A slide that is out of view is inert, so that nobody meets its links before they are seen.',
    evidence: 'states.spec.ts audits the slides when they are turned to.',
  },
  {
    ...common,
    rule: 'element_tabbable_visible: potential_visible',
    elements: '.skip-link',
    seen: home,
    reason: 'The skip link shows itself when it has the focus.',
    evidence: 'states.spec.ts, “the skip link, in focus”.',
  },
  {
    ...common,
    rule: 'element_tabbable_unobscured: potential_obscured',
    elements: 'button, a, input, select, textarea, summary',
    seen: { path: '/index-2', width: 'phone' },
    reason: 'What lies over a drawing is asked about wherever it stands.',
    evidence: 'pages.spec.ts photographs every control in focus and finds nothing over it.',
  },
  {
    ...common,
    rule: 'input_label_visible: potential_no_label',
    elements: 'button[aria-label], textarea',
    seen: home,
    reason:
      'A button with an arrow has its name for those who listen and its sign for those who see; the label of a text area stands above it.',
    evidence: 'tests/ui finds every field by its visible label; pages.spec.ts sees the signs in forced colours.',
  },
  {
    ...common,
    rule: 'input_fields_grouped: Potential_1',
    elements: 'input, select, textarea',
    seen: { path: '/contact-us', width: 'phone' },
    reason: 'A short form is one group, and its name is that of the form; the design system shows single fields.',
    evidence: 'Axe finds the form’s name; Orca says it (a11y/records).',
  },
  {
    ...common,
    rule: 'select_options_grouped: Potential_1',
    elements: 'select',
    seen: home,
    reason: 'Provinces are one list in the order of the alphabet.',
    evidence: 'Read.',
  },
  {
    ...common,
    rule: 'blockquote_cite_exists: Potential_1',
    elements: 'blockquote',
    seen: home,
    reason: 'Who is quoted stands below in words; there is no address to name.',
    evidence: 'Read.',
  },
  {
    ...common,
    rule: 'list_structure_proper: Potential_1',
    elements: 'dl:has(> div > dt)',
    seen: { path: '/accessibility', width: 'phone' },
    reason: 'HTML lets a `div` hold a term with its description; the engine does not know it.',
    evidence: 'The HTML checker (`npm test -- html`) and axe find nothing.',
  },
  {
    ...common,
    rule: 'img_alt_background: Manual_1',
    elements: 'select, section',
    seen: home,
    reason:
      'The pictures in the background are decoration and the arrow of a list of choices, which forced colours draw themselves.',
    evidence: 'pages.spec.ts compares marks and edges in forced colours.',
  },
  {
    ...common,
    rule: 'media_keyboard_controllable: Manual_1',
    elements: ':is(audio, video)[controls]',
    seen: { path: '/post-audio', width: 'phone' },
    reason: 'Films and tunes have the browser’s own controls, which take keys.',
    evidence: 'pages.spec.ts walks to them and away from them with Tab.',
  },
  {
    ...common,
    rule: 'style_color_misuse: Potential_1',
    elements: 'link[rel=stylesheet]',
    seen: home,
    reason: 'Asked of every style sheet with colours; links in text are underlined, and errors have words and a sign.',
    evidence: 'Axe’s link-in-text-block, and expectMarks in forced colours, on every page.',
  },
  {
    ...common,
    rule: 'style_highcontrast_visible: Manual_1',
    elements: 'link[rel=stylesheet]',
    seen: home,
    reason: 'Asked of every style sheet with pictures or contents.',
    evidence: 'expectShapes, expectMarks and expectNoPlates in forced colours, on every page.',
  },
  {
    ...common,
    rule: 'text_block_heading: potential_heading',
    elements: 'br, .cube, [aria-hidden=true], :has(> .numeral), .next-event, .font-display, .swatch',
    seen: home,
    reason: 'Our name beside the mark, numerals, days and ages: short words in large letters that head nothing.',
    evidence: 'Read; every section has its heading, which axe’s heading rules see.',
  },
  {
    ...common,
    rule: 'text_sensory_misuse: potential_other',
    elements: 'main *, footer *',
    seen: home,
    reason: 'Small, little and large are said of children, groups and things, not of where something is on the page.',
    evidence: 'Read on a page of each kind.',
  },
  {
    ...common,
    rule: 'text_sensory_misuse: potential_position',
    elements: 'main *, footer *',
    seen: { path: '/contact-us', width: 'phone' },
    reason:
      'Right, left and corner are said of rights, of what remains and of rooms; beside and below follow the order of reading too.',
    evidence: 'Read on a page of each kind.',
  },
];
